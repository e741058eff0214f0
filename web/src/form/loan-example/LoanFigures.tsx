// The cost of the loan at the terms of the country's lenders: the figures under the sliders, marked as an example.
import { useRef } from 'react'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './LoanExample.module.css'
import { formatMoneyRange, formatRange } from './formatMoneyRange.ts'
import { useLoanExample } from './useLoanExample.ts'

export const LoanFigures = () => {
  const ref = useRef<HTMLDivElement>(null)
  const hasTexts = useNamespace('loan-example')
  const t = useTexts('loan-example')
  const formats = useLazyFormats()
  const shown = useLoanExample(ref)
  if (!hasTexts || shown === null) return <div ref={ref} />
  const { example } = shown
  if (example === null) {
    return (
      <div ref={ref} className={styles['figures']}>
        <p className={styles['note']}>{t('none')}</p>
      </div>
    )
  }
  const { cheapest, mostExpensive, instalmentCount } = example
  const rows = [
    [
      t('instalments', { count: instalmentCount }),
      formatMoneyRange(cheapest.instalment, mostExpensive.instalment, formats),
    ],
    [t('cost'), formatMoneyRange(cheapest.cost, mostExpensive.cost, formats)],
    [t('apr'), formatRange(formats.rate(cheapest.aprPercent), formats.rate(mostExpensive.aprPercent))],
  ] as const
  return (
    <div ref={ref} className={styles['figures']}>
      <dl className={styles['rows']}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles['row']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{t('note')}</p>
    </div>
  )
}
