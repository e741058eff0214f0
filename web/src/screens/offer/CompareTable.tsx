// Compares offers in a table: one column per offer, and each term in a row above its figures, so that three offers fit
// a phone. A wider table scrolls inside a region that the keyboard can focus.
import type { Offer } from '@loan/domain/contract/offer'
import { useId } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './CompareTable.module.css'
import { useOfferTerms } from '../offer-terms/useOfferTerms.ts'

export const CompareTable = ({ offers }: { readonly offers: readonly Offer[] }) => {
  const t = useTexts('offer')
  const getTerms = useOfferTerms()
  const id = useId()
  const columns = offers.map((offer, index) => ({
    key: offer.id,
    headerId: `${id}-offer-${index}`,
    ...getTerms(offer),
  }))
  const rows = (columns[0]?.compared ?? []).map(({ term }, index) => ({ term, index, headerId: `${id}-term-${index}` }))
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
        {rows.map(({ term, index, headerId }) => (
          <tbody key={term}>
            <tr>
              <th id={headerId} scope="rowgroup" colSpan={columns.length}>
                {term}
              </th>
            </tr>
            <tr>
              {columns.map(({ key, headerId: columnId, compared }) => (
                <td key={key} headers={`${headerId} ${columnId}`}>
                  {compared[index]?.value}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}
