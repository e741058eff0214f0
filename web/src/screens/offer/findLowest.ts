// Finds the lowest figures of a compared term, each among the offers whose figures it can be compared with.
import type { ComparedRow } from '../offer-terms/useOfferTerms.ts'

type ComparedFigure = ComparedRow & { readonly figure: number }

const hasFigure = (cell: ComparedRow | null): cell is ComparedFigure => cell?.figure !== undefined

/**
 * Returns for each cell whether it is the lowest among equal loan amounts; false for all when their values are equal.
 */
export const findLowest = (cells: readonly (ComparedRow | null)[]): readonly boolean[] =>
  cells.map((cell) => {
    if (!hasFigure(cell)) return false
    const comparable = cells.filter(hasFigure).filter(({ loanAmount }) => loanAmount === cell.loanAmount)
    const lowest = comparable.reduce((one, other) => (other.figure < one.figure ? other : one), cell)
    // Compares the displayed values, because figures can differ in digits that are not displayed.
    return cell.value === lowest.value && comparable.some(({ value }) => value !== cell.value)
  })
