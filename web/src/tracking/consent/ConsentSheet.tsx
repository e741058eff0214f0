// The question what third parties may be told: accept, refuse and choose weigh the same. Beside the form, never over it:
// at the bottom of the window where there is room, else at the end of the page, as inside a frame.
import type { Purpose } from '@loan/domain/tracking/vendors'
import { useEffect, useRef, useState } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { documentPath } from '../../context/documentPath.ts'
import { useAllTexts, useTexts } from '../../context/useTexts.ts'
import { type Choices, everything, nothing } from '../../store/consent.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classNames } from '../../ui/classNames.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ConsentSheet.module.css'
import { useRoomBelow } from './useRoomBelow.ts'
import { Phrase } from '../../ui/Phrase.tsx'

export type ConsentSheetProps = {
  /** What is asked: purposes that have a vendor. */
  readonly asked: readonly Purpose[]
  /** The answer so far; null where there is none. */
  readonly given: Choices | null
  /** Opened by the applicant, who then stands in it; one that comes by itself takes no focus. */
  readonly isWanted: boolean
  readonly onAnswer: (choices: Choices) => void
}

export const ConsentSheet = ({ asked, given, isWanted, onAnswer }: ConsentSheetProps) => {
  const { product, basePath, isEmbedded } = useApplication()
  const t = useTexts('privacy-choices')
  const { language } = useAllTexts()
  const sheetRef = useRef<HTMLElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [isChoosing, setChoosing] = useState(isWanted)
  const [isAnnounced, setAnnounced] = useState(false)
  const isNotice = product.country.tracking === 'notice'
  // Nothing is ticked for anybody; where a notice is enough the boxes show what holds.
  const [choices, setChoices] = useState<Choices>(given ?? (isNotice ? everything : nothing))
  useRoomBelow(sheetRef)

  useEffect(() => {
    if (isWanted) titleRef.current?.focus()
    // A live region is read when it changes, not when it comes.
    else setAnnounced(true)
  }, [isWanted])

  const only = (picked: Choices): Choices => ({
    ...nothing,
    ...Object.fromEntries(asked.map((purpose) => [purpose, picked[purpose]])),
  })

  return (
    <section
      ref={sheetRef}
      className={classNames(styles['sheet'], !isEmbedded && styles['below'])}
      aria-labelledby="privacy-choices-title"
      data-privacy-choices=""
    >
      <VisuallyHidden live>{isAnnounced ? t('title') : ''}</VisuallyHidden>
      <div className={styles['inner']}>
        <div className={styles['asking']}>
          <div className={styles['words']}>
            <h2 id="privacy-choices-title" ref={titleRef} tabIndex={-1} className={styles['title']}>
              {t('title')}
            </h2>
            <p>
              <Phrase>{t(isNotice ? 'notice' : 'question')}</Phrase>{' '}
              <a href={`${basePath}/${documentPath(product.paths.privacy, product, language)}`}>{t('more')}</a>
            </p>
          </div>
          {isChoosing && (
            <div className={styles['purposes']}>
              {asked.map((purpose) => (
                <Checkbox
                  key={purpose}
                  id={`privacy-choices-${purpose}`}
                  name={`privacy-choices-${purpose}`}
                  label={t(`purposes>${purpose}>label`)}
                  hint={t(`purposes>${purpose}>hint`)}
                  defaultChecked={choices[purpose]}
                  onChange={(checked) => setChoices((before) => ({ ...before, [purpose]: checked }))}
                />
              ))}
            </div>
          )}
        </div>
        <div className={styles['answers']}>
          <Button variant="secondary" fullWidth onClick={() => onAnswer(only(everything))}>
            {t('accept')}
          </Button>
          <Button variant="secondary" fullWidth onClick={() => onAnswer(nothing)}>
            {t('refuse')}
          </Button>
          {isChoosing ? (
            <Button variant="secondary" fullWidth onClick={() => onAnswer(only(choices))}>
              {t('save')}
            </Button>
          ) : (
            <Button variant="secondary" fullWidth onClick={() => setChoosing(true)}>
              {t('choose')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
