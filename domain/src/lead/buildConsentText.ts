// The text of a consent that is hashed as its proof.

/**
 * Removes the word joiners that the build inserts after hyphens. They show nothing, so the text that was agreed to
 * remains the same when another hyphen gets one.
 */
export const buildConsentText = (label: string): string => label.replaceAll('\u2060', '')
