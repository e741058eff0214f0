// Formats a range of two amounts or rates.
import type { LazyFormats } from '../../formats/useLazyFormats.ts'

export const formatRange = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`)

/** To the cent. The currency is written once, so that both amounts fit into a row on a narrow phone. */
export const formatMoneyRange = (from: number, to: number, { exactMoney, exactFigure }: LazyFormats): string => {
  if (exactMoney(from) === exactMoney(to)) return exactMoney(from)
  const isPrefixed = /^\D/u.test(exactMoney(to))
  return isPrefixed ? formatRange(exactMoney(from), exactFigure(to)) : formatRange(exactFigure(from), exactMoney(to))
}
