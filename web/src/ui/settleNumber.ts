// From what is typed to a number the range allows; no React, no DOM.

/** The numbers allowed: from min to max, in steps counted from min. */
export type NumberRange = { min: number; max: number; step: number }

/** Whole number in a typed text: group marks, currency and a decimal part are let go. Null where there is no digit. */
export function parseWholeNumber(text: string): number | null {
  const digits = text
    .normalize('NFKC')
    .replace(/[^\d.,]/g, '')
    .replace(/[.,]\d{0,2}$/, '')
    .replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}

/** Whether that lets go a decimal part that says something: `1 900,50`, not `1 900,00`. */
export function hasFraction(text: string): boolean {
  return /[.,](?:\d?[1-9]|[1-9]0)$/.test(text.normalize('NFKC').replace(/[^\d.,]/g, ''))
}

/** The allowed number nearest to the given one. */
export function settleNumber(value: number, { min, max, step }: NumberRange): number {
  const last = min + Math.floor((max - min) / step) * step
  const nearest = min + Math.round((value - min) / step) * step
  return Math.min(Math.max(nearest, min), last)
}
