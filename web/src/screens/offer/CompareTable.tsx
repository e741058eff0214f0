// Compares offers in a table: a column for each offer, and each term in a row above its figures, so that three offers
// fit a phone. Marks the lowest figures of a row in words, those in money only among offers of one amount. A wider
// table scrolls inside a region that the keyboard can focus.
import type { Offer } from '@loan/domain/contract/offer'
import { useId } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './CompareTable.module.css'
import { useBuildOfferTerms } from '../offer-terms/useOfferTerms.ts'
import { buildComparison } from './buildComparison.ts'

export const CompareTable = ({ offers }: { readonly offers: readonly Offer[] }) => {
  const t = useTexts('offer')
  const getTerms = useBuildOfferTerms()
  const id = useId()
  const columns = offers.map((offer, index) => ({
    key: offer.id,
    headerId: `${id}-offer-${index}`,
    ...getTerms(offer),
  }))
  const rows = buildComparison(columns.map(({ compared }) => compared)).map((row, index) => ({
    ...row,
    headerId: `${id}-term-${index}`,
  }))
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
        {rows.map(({ key: termKey, term, values, headerId, lowest }) => (
          <tbody key={termKey}>
            <tr>
              <th id={headerId} scope="rowgroup" colSpan={columns.length}>
                {term}
              </th>
            </tr>
            <tr>
              {columns.map(({ key, headerId: columnId }, column) => (
                <td key={key} headers={`${headerId} ${columnId}`}>
                  <span>{values[column] ?? '–'}</span>
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
