// Days near today, as answers hold them.

/** `YYYY-MM-DD`, so many days from now. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The first of a month so many years from now, as months are stored. */
export const monthInYears = (years: number): string => `${new Date().getUTCFullYear() + years}-06-01`
