// The requests to lenders in order, each with its response, and the one in progress.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { check, info, minus, type IconPath } from '../../ui/icons.ts'
import { TextWithName } from '../frame/TextWithName.tsx'
import { LenderMark } from '../../page/LenderMark.tsx'
import { findAnsweredLender } from './findAnsweredLender.ts'
import styles from './Checking.module.css'

type Entry = LeadStatus['steps'][number]

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
} as const satisfies Record<Entry['kind'], IconPath | null>

/** A lender's newer entry replaces its older one. */
const mergeEntries = (steps: readonly Entry[]): readonly Entry[] =>
  steps.filter(({ lender }, index) => lender === undefined || steps[index + 1]?.lender !== lender)

export const LenderLog = ({ steps }: { readonly steps: readonly Entry[] }) => {
  const t = useTexts('checking')
  const last = steps.at(-1)
  const isAnswered = findAnsweredLender(steps) !== null
  return (
    <div className={styles['card']}>
      {/* role=log: screen readers read out each line that is added. */}
      <div role="log" aria-label={t('stepsLabel')}>
        <ol className={styles['steps']}>
          {mergeEntries(steps).map((entry) => (
            // An entry that replaces another one is a new element, so that the whole line is read out.
            <LogLine
              key={`${entry.at} ${entry.kind}`}
              entry={entry}
              isRunning={entry === last && (entry.kind === 'asking' || isAnswered)}
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

type LogLineProps = { readonly entry: Entry; readonly isRunning: boolean }

const LogLine = ({ entry: { kind, lender, at }, isRunning }: LogLineProps) => {
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
