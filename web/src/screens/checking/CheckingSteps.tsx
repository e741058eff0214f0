// The lenders that were asked, in order, each with its answer, and the one that is asked now.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { check, info, minus, type IconPath } from '../../ui/icons.ts'
import { TextWithName } from '../frame/TextWithName.tsx'
import { LenderMark } from '../../page/LenderMark.tsx'
import { findAnsweredLender } from './findAnsweredLender.ts'
import styles from './Checking.module.css'

type Step = LeadStatus['steps'][number]

const icons = {
  received: check,
  asking: null,
  declined: minus,
  skipped: minus,
  'no-answer': minus,
  'needs-answer': info,
  changed: info,
  withdrew: minus,
  agreed: check,
  'none-left': minus,
} as const satisfies Record<Step['kind'], IconPath | null>

/** A lender's newer step replaces its older one. */
const mergeSteps = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ lender }, index) => lender === undefined || steps[index + 1]?.lender !== lender)

export const CheckingSteps = ({ steps }: { readonly steps: readonly Step[] }) => {
  const t = useTexts('checking')
  const last = steps.at(-1)
  const isAnswered = findAnsweredLender(steps) !== null
  return (
    <div className={styles['card']}>
      {/* role=log: screen readers read out each line that is added. */}
      <div role="log" aria-label={t('stepsLabel')}>
        <ol className={styles['steps']}>
          {mergeSteps(steps).map((step) => (
            // A step that replaces another one is a new element, so that the whole line is read out.
            <StepLine
              key={`${step.at} ${step.kind}`}
              step={step}
              isRunning={step === last && (step.kind === 'asking' || isAnswered)}
            />
          ))}
        </ol>
      </div>
      {last?.kind === 'asking' && last.lender !== undefined && (
        <p className={styles['next']}>{t('next', { lender: last.lender })}</p>
      )}
    </div>
  )
}

type StepLineProps = { readonly step: Step; readonly isRunning: boolean }

const StepLine = ({ step: { kind, lender, at }, isRunning }: StepLineProps) => {
  const t = useTexts('checking')
  const { time } = useLazyFormats()
  const isAnswered = isRunning && kind === 'needs-answer'
  const icon = isAnswered ? null : icons[kind]
  const params = { lender: lender ?? '' }
  return (
    <li className={styles['step']} data-running={isRunning ? true : undefined}>
      {lender === undefined ? (
        <span className={styles['sign']}>
          <Icon path={icon ?? info} />
        </span>
      ) : (
        <LenderMark name={lender} lender={lender} small />
      )}
      <span className={styles['text']}>
        <span>
          <TextWithName
            text={isAnswered ? t('steps>answered', params) : t(`steps>${kind}`, params)}
            name={lender ?? ''}
          />
        </span>
        {kind === 'received' && <span className={styles['time']}>{time(at)}</span>}
        {isRunning && <span className={styles['bar']} aria-hidden="true" />}
      </span>
      {lender !== undefined && icon !== null && <Icon path={icon} className={styles['result']} />}
    </li>
  )
}
