// Notes for the applicant before the start: how long it takes, what to have at hand, and who lends. The representative
// example has the wording of the country's law.
import { listStartItems } from '@loan/domain/pages/itemsToHaveReady'
import { computeSecondsLeft } from '@loan/domain/pages/pageSeconds'
import { type RefObject, useRef } from 'react'
import { type AppContext, useAppContext } from '../../app-context/AppContext.tsx'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { usePeriodText } from '../../formats/useFormats.ts'
import { LenderMark } from '../../page/LenderMark.tsx'
import { useIsInView } from '../../lib/useIsInView.ts'
import { usePreloaded } from '../../loading/usePreloaded.ts'
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { clock } from '../../ui/laterIcons.ts'
import { Phrase } from '../../ui/Phrase.tsx'
import { useChain } from '../page/useChain.ts'
import styles from './LoanExample.module.css'
import { getExampleLenders, useLoanExample } from './useLoanExample.ts'

const shownLenders = 4

const Preparation = () => {
  const t = useTexts('loan-example')
  const { country } = useAppContext().product
  const { pages } = useChain()
  // The whole application of a new applicant, so that the time does not change with the answers.
  const minutes = Math.ceil(computeSecondsLeft(pages, 0, {}) / 60)
  const items = listStartItems(pages, country).map((item) => t(`items>${item}`))
  return (
    <p className={styles['time']}>
      <Icon path={clock} size={24} />
      <span>
        <strong>{t('time', { minutes })}</strong> <Phrase>{t('atHand', { items: items.join(', ') })}</Phrase>
      </span>
    </p>
  )
}

type StartNotesProps = {
  /** The footer of the page says who pays. */
  readonly isAboveFooter?: boolean
}

const LenderMarks = ({ isAboveFooter = false }: StartNotesProps) => {
  const t = useTexts('loan-example')
  const lenders = usePreloaded(getExampleLenders(useAppContext())) ?? []
  const others = lenders.length - shownLenders
  const listRef = useRef<HTMLUListElement>(null)
  // On a phone the list is below the first view, so that most applicants never load the logos.
  const isInView = useIsInView(listRef)
  return (
    <div className={styles['lenders']}>
      <p id="example-lenders">{t('lenders')}</p>
      <ul ref={listRef} className={styles['marks']} aria-labelledby="example-lenders">
        {lenders.slice(0, shownLenders).map(({ key, name }) => (
          <li key={key} className={styles['lender']} translate="no">
            <LenderMark name={name} lender={isInView ? key : undefined} small />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className={styles['note']}>{t('others', { count: others })}</p>}
      {!isAboveFooter && <p>{t('paid')}</p>}
    </div>
  )
}

/** Depends on the day and on the loan of the controls, which are read in the browser. */
const RepresentativeExample = ({ scopeRef }: { readonly scopeRef: RefObject<Element | null> }) => {
  const t = useTexts('loan-example')
  const { exactMoney, rate, date } = useLazyFormats()
  const periodText = usePeriodText()
  const shown = useLoanExample(scopeRef)
  if (shown === null || shown.example === null) return null
  const { amount, period, today, example } = shown
  return (
    <p className={styles['note']}>
      {t('representative', {
        count: example.instalmentCount,
        date: date(today),
        amount: exactMoney(amount),
        period: periodText(period),
        instalment: exactMoney(example.representative.instalment),
        rate: rate(example.representative.borrowingRatePercent),
        fees: exactMoney(example.representative.fees),
        apr: rate(example.representative.aprPercent),
        cost: exactMoney(example.representative.cost),
        total: exactMoney(example.representative.totalPayable),
      })}
    </p>
  )
}

const StartNotes = (props: StartNotesProps) => {
  const ref = useRef<HTMLDivElement>(null)
  const hasTexts = useNamespace('loan-example')
  return (
    <div ref={ref} className={styles['notes']}>
      {hasTexts && (
        <>
          <Preparation />
          <LenderMarks {...props} />
          <RepresentativeExample scopeRef={ref} />
        </>
      )}
    </div>
  )
}

/** Resolves to the notes when they have their texts and lenders. */
export const loadStartNotes = async (app: AppContext) => {
  await Promise.all([app.texts.getNamespace('loan-example').preload(), getExampleLenders(app).preload()])
  return StartNotes
}
