// Compares offers in a table: a column for each offer, and each term in a row above its figures, so that three offers
// fit a phone. Marks the lowest figures of a row in words, those in
// money only among offers of one amount, and shows rows without a difference last. A wider table
// scrolls inside a region that the keyboard can focus.
import type { Offer } from '@loan/domain/contract/offer'
import { useId } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './CompareTable.module.css'
import { useBuildOfferTerms } from '../offer-terms/useOfferTerms.ts'
import { findLowest } from './findLowest.ts'

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
    const cells = columns.flatMap(({ compared }) => compared[index] ?? [])
    const isEqual = cells.every(({ value }) => value === cells[0]?.value)
    return { term, cells, headerId: `${id}-term-${index}`, isEqual, lowest: findLowest(cells) }
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
        {sortedRows.map(({ term, cells, headerId, lowest }) => (
          <tbody key={term}>
            <tr>
              <th id={headerId} scope="rowgroup" colSpan={columns.length}>
                {term}
              </th>
            </tr>
            <tr>
              {columns.map(({ key, headerId: columnId }, column) => (
                <td key={key} headers={`${headerId} ${columnId}`}>
                  <span>{cells[column]?.value}</span>
                  {lowest[column] === true && <span className={styles['lowest']}>{` ${t('compare>lowest')}`}</span>}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}
