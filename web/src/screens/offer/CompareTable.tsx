// Compares offers in a table: a column for each offer, and each term in a row above its figures, so that three offers
// fit a phone. Marks the lowest figures of a row in words, and shows rows without a difference last. A wider table
// scrolls inside a region that the keyboard can focus.
import type { Offer } from '@loan/domain/contract/offer'
import { useId } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './CompareTable.module.css'
import { type ComparedRow, useBuildOfferTerms } from '../offer-terms/useOfferTerms.ts'

/** The lowest amount of a row; undefined for a term without amounts, of which none is better. */
const findLowestAmount = (cells: readonly (ComparedRow | undefined)[]): number | undefined => {
  const amounts = cells.flatMap((cell) => (cell?.amount === undefined ? [] : [cell.amount]))
  return amounts.length === 0 ? undefined : Math.min(...amounts)
}

export const CompareTable = ({ offers }: { readonly offers: readonly Offer[] }) => {
  const t = useTexts('offer')
  const getTerms = useBuildOfferTerms()
  const id = useId()
  const columns = offers.map((offer, index) => ({
    key: offer.id,
    headerId: `${id}-offer-${index}`,
    ...getTerms(offer),
  }))
  const rows = (columns[0]?.compared ?? []).map(({ term }, index) => {
    const cells = columns.map(({ compared }) => compared[index])
    const isEqual = cells.every((cell) => cell?.value === cells[0]?.value)
    const lowestAmount = isEqual ? undefined : findLowestAmount(cells)
    const lowest = cells.find((cell) => cell?.amount === lowestAmount && lowestAmount !== undefined)?.value
    return { term, index, headerId: `${id}-term-${index}`, isEqual, lowest }
  })
  const sortedRows = [...rows.filter(({ isEqual }) => !isEqual), ...rows.filter(({ isEqual }) => isEqual)]
  return (
    <div className={styles['region']} role="region" aria-label={t('compare>label')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map(({ key, headerId, loan }) => (
              <th key={key} id={headerId} scope="col">
                {loan}
              </th>
            ))}
          </tr>
        </thead>
        {sortedRows.map(({ term, index, headerId, lowest }) => (
          <tbody key={term}>
            <tr>
              <th id={headerId} scope="rowgroup" colSpan={columns.length}>
                {term}
              </th>
            </tr>
            <tr>
              {columns.map(({ key, headerId: columnId, compared }) => (
                <td key={key} headers={`${headerId} ${columnId}`}>
                  <span>{compared[index]?.value}</span>
                  {lowest !== undefined && compared[index]?.value === lowest && (
                    <span className={styles['lowest']}>{` ${t('compare>lowest')}`}</span>
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}
