// What the loan costs at the terms of the country's lenders: the figures under the sliders, marked as an example.
import { useRef } from 'react'
import { type LazyFormats, useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './LoanExample.module.css'
import { useLoanExample } from './useLoanExample.ts'

const span = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`)

/** One cost to the cent; costs between two in whole units, which fit into a row on a narrow phone. */
const costBetween = (from: number, to: number, { money, exactMoney }: LazyFormats): string =>
  from === to ? exactMoney(from) : span(money(Math.round(from)), money(Math.round(to)))

export const LoanFigures = () => {
  const ref = useRef<HTMLDivElement>(null)
  const hasTexts = useNamespace('loan-example')
  const t = useTexts('loan-example')
  const formats = useLazyFormats()
  const { money, rate } = formats
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
  const { cheapest, dearest, instalmentCount } = example
  const rows = [
    [
      t('instalments', { count: instalmentCount }),
      span(money(Math.round(cheapest.instalment)), money(Math.round(dearest.instalment))),
    ],
    [t('cost'), costBetween(cheapest.cost, dearest.cost, formats)],
    [t('apr'), span(rate(cheapest.aprPercent), rate(dearest.aprPercent))],
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
