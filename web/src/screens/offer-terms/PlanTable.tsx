// The repayment plan as a table: a row for each payment, and the sums. The caption has the currency, so that the
// columns are narrow. Where they do not fit, each row is a block of lines, in which the figures have labels. A table
// that is still too wide scrolls inside a region that the keyboard can focus.
import type { RepaymentPlan } from '@loan/domain/contract/agreement'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './PlanTable.module.css'

const columns = ['payment', 'capital', 'interest', 'fee'] as const

export const PlanTable = ({ plan: { rows, totals } }: { readonly plan: RepaymentPlan }) => {
  const t = useTexts('offer-documents')
  const { shortDate, exactFigure, currencyName } = useLazyFormats()
  // A loan without a fee has no column of zeros.
  const shown = columns.filter((column) => column !== 'fee' || totals.fee > 0)
  return (
    <div className={styles['region']} role="region" aria-label={t('plan>title')} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{currencyName()}</caption>
        <thead>
          <tr>
            <th scope="col">{t('plan>due')}</th>
            {shown.map((column) => (
              <th key={column} scope="col">
                {t(`plan>${column}`)}
              </th>
            ))}
            <th scope="col">{t('plan>balance')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">{shortDate(row.dueAt)}</th>
              {shown.map((column) => (
                <PlanCell key={column} label={t(`plan>${column}`)} value={exactFigure(row[column])} />
              ))}
              <PlanCell label={t('plan>balance')} value={exactFigure(row.balance)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('plan>totals')}</th>
            {shown.map((column) => (
              <PlanCell key={column} label={t(`plan>${column}`)} value={exactFigure(totals[column])} />
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** The label is the header of the column, for a row that is a block of lines. */
const PlanCell = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <td>
    <span className={styles['label']}>{`${label}: `}</span>
    <span>{value}</span>
  </td>
)
