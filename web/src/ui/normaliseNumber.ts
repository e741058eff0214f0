// Parses typed text and normalises the number to a range. Does not depend on React or the DOM.
import { replaceArabicDigits } from '@loan/domain/rules/clean'

/** The allowed numbers: from min to max, in steps counted from min. */
export type NumberRange = { min: number; max: number; step: number }

/** Parses a whole number; ignores group separators, currency and decimals. Null when the text has no digit. */
export function parseWholeNumber(text: string): number | null {
  const digits = replaceArabicDigits(text.normalize('NFKC'))
    .replace(/[^\d.,]/g, '')
    .replace(/[.,]\d{0,2}$/, '')
    .replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}

/** Whether the text has decimals other than zero: `1 900,50`, not `1 900,00`. */
export function hasFraction(text: string): boolean {
  return /[.,](?:\d?[1-9]|[1-9]0)$/.test(replaceArabicDigits(text.normalize('NFKC')).replace(/[^\d.,]/g, ''))
}

/** Returns the allowed number nearest to `value`. */
export function normaliseNumber(value: number, { min, max, step }: NumberRange): number {
  const last = min + Math.floor((max - min) / step) * step
  const nearest = min + Math.round((value - min) / step) * step
  return Math.min(Math.max(nearest, min), last)
}
