// SHA-256 as lower-case hex (spec 9.45).

/** The result outside a secure context, where browsers offer no `crypto.subtle`. */
const notHashed = 'not-hashed'

export const hashText = async (text: string): Promise<string> => {
  if (!globalThis.isSecureContext) return notHashed
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
