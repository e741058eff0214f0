// Removes from a typed phone number what people write around it: a label, a link scheme, a repeated prefix, a trunk
// zero in brackets, commas. The phone rule parses the rest.
import { cleanLine } from './clean.ts'

/** `numer:`, `t:`, `M.:`: text before a colon is a label. */
const namedLabel = /^[\p{L}\p{M} .-]{1,30}:(?:\/\/)? ?(?=[+(\d])/u

/** Labels on business cards and links, in the languages of the products; only in front of a number. */
const label =
  /^(?:(?:telefonnummer|telefon|tel[eé]fono|telephone|tel|tlf|tfno|phone|ph|mobile|mobil|mob|handy|celular|cel|m[oó]vil|kom[oó]rka|kom|whatsapp|[sđ]đt|đt|điện thoại|nr|no|cp|sms|callto)[.:# ]*){1,3}(?=[+(\d])/iu

export const cleanPhoneText = (text: string): string =>
  (cleanLine(text) ?? '')
    .replace(/^[ "'“”„«<[]+/u, '')
    .replace(namedLabel, '')
    .replace(label, '')
    .replace(/[ .,;"'“”»>\]]+$/u, '')
    .replace(/^\+{2,} ?/u, '+')
    .replace(/^00 ?(?=[1-9])/u, '+')
    .replace(/^\+(\d{1,3})[ -]?(?:\+|00 ?)\1(?=[ -]?\d)/u, '+$1')
    .replace(/^(\(?\+\d{1,3}\)?) ?\(0\) ?/u, '$1 ')
    .replace(/(\d) ?[,;:_] ?(?=\d)/gu, '$1 ')
