/** Removes trailing slashes before paths are compared, because links may contain them. The root stays as it is. */
export const removeTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/u, '') : path)
