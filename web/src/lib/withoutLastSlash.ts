/** A path as addresses are compared: people and links add a slash at its end. The root stays as it is. */
export const withoutLastSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/u, '') : path)
