// Numbered steps, each with a date where it has one.
import { Phrase } from '../../ui/Phrase.tsx'
import styles from './StepList.module.css'

export type StepListItem = { readonly text: string; readonly date?: string | undefined }

export const StepList = ({ steps }: { readonly steps: readonly StepListItem[] }) => (
  <ol className={styles['list']}>
    {steps.map(({ text, date }) => (
      <li key={text} className={styles['step']}>
        <span className={styles['text']}>
          {date !== undefined && <span className={styles['date']}>{date}</span>}
          <span>
            <Phrase>{text}</Phrase>
          </span>
        </span>
      </li>
    ))}
  </ol>
)
