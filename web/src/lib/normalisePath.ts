/** The path in lower case, without the slashes that a link may have at its end, so that paths can be compared. */
export const normalisePath = (path: string): string => (path === '/' ? path : path.replace(/\/+$/u, '').toLowerCase())
