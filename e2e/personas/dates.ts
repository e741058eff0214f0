// Dates relative to today, in the format of stored answers.

/** The date (`YYYY-MM-DD`) after a number of days. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The first of June (`YYYY-MM-DD`) after a number of years. Months are stored as their first day. */
export const monthInYears = (years: number): string => `${new Date().getUTCFullYear() + years}-06-01`
