// Several offers side by side: a column each, terms as row headers that stay in sight. Where there is no room for all
// of it, the table scrolls inside its own region, by keyboard too.
import type { Offer } from '@loan/domain/contract/offer'
import { useTexts } from '../../context/useTexts.ts'
import styles from './CompareTable.module.css'
import { useOfferTerms } from './useOfferTerms.ts'

export const CompareTable = ({ offers }: { readonly offers: readonly Offer[] }) => {
  const t = useTexts('offer')
  const termsOf = useOfferTerms()
  const columns = offers.map((offer) => ({ id: offer.id, ...termsOf(offer) }))
  const rows = columns[0]?.compared ?? []
  return (
    // What scrolls must be reachable without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['region']} role="region" aria-label={t('compare>label')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('compare>offer')}</th>
            {columns.map(({ id, loan }) => (
              <th key={id} scope="col">
                {loan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term }, index) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              {columns.map(({ id, compared }) => (
                <td key={id}>{compared[index]?.value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
