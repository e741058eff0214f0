/** Removes the slashes that a link may have at the end of its path, so that paths can be compared. `/` is unchanged. */
export const removeTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/u, '') : path)
