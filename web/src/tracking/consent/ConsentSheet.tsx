// Requests consent to data for third parties. Accept, reject and choose have the same prominence. It does not cover the
// form: it is fixed at the bottom of a high window, else at the end of the page, also inside a frame.
import type { Purpose } from '@loan/domain/tracking/vendors'
import { useEffect, useRef, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { buildDocumentPath } from '../../i18n/buildDocumentPath.ts'
import { useAllTexts, useTexts } from '../../texts/useTexts.ts'
import { type ConsentChoices, allPurposes, noPurposes } from '../../store/consent.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classNames } from '../../ui/classNames.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ConsentSheet.module.css'
import { useSheetHeight } from './useSheetHeight.ts'
import { Phrase } from '../../ui/Phrase.tsx'

/** A screen reader first reads the page that appears. */
const announceAfterMs = 100

export type ConsentSheetProps = {
  /** The purposes with a configured vendor. */
  readonly offeredPurposes: readonly Purpose[]
  /** The current choices; null before the first answer. */
  readonly currentChoices: ConsentChoices | null
  /** True when the applicant opened it: it then takes the focus. */
  readonly isOpenedByApplicant: boolean
  readonly onAnswer: (choices: ConsentChoices) => void
}

export const ConsentSheet = ({ offeredPurposes, currentChoices, isOpenedByApplicant, onAnswer }: ConsentSheetProps) => {
  const { product, basePath, isEmbedded } = useAppContext()
  const t = useTexts('privacy-choices')
  const { language } = useAllTexts()
  const sheetRef = useRef<HTMLElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [isChoosing, setChoosing] = useState(isOpenedByApplicant)
  const [isAnnounced, setAnnounced] = useState(false)
  const isNotice = product.country.tracking === 'notice'
  // No box is ticked in advance, except where a notice is enough and everything is allowed until a choice.
  const [choices, setChoices] = useState<ConsentChoices>(currentChoices ?? (isNotice ? allPurposes : noPurposes))
  useSheetHeight(sheetRef)

  useEffect(() => {
    // A screen reader announces a live region when it changes, not when it appears.
    const announcement = isOpenedByApplicant ? undefined : setTimeout(() => setAnnounced(true), announceAfterMs)
    if (isOpenedByApplicant) titleRef.current?.focus()
    return () => clearTimeout(announcement)
  }, [isOpenedByApplicant])

  const pickOffered = (picked: ConsentChoices): ConsentChoices => ({
    ...noPurposes,
    ...Object.fromEntries(offeredPurposes.map((purpose) => [purpose, picked[purpose]])),
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
          <div className={styles['text']}>
            <h2 id="privacy-choices-title" ref={titleRef} tabIndex={-1} className={styles['title']}>
              {t('title')}
            </h2>
            <p>
              <Phrase>{t(isNotice ? 'notice' : 'question')}</Phrase>{' '}
              {/* In a new tab, because a frame or a browser without storage would lose the typed answers. */}
              <a
                href={`${basePath}/${buildDocumentPath(product.paths.privacy, product, language)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('more')}
              </a>
            </p>
          </div>
          {isChoosing && (
            <div className={styles['purposes']}>
              {offeredPurposes.map((purpose) => (
                <Checkbox
                  key={purpose}
                  id={`privacy-choices-${purpose}`}
                  name={`privacy-choices-${purpose}`}
                  label={t(`purposes>${purpose}>label`)}
                  hint={t(`purposes>${purpose}>hint`)}
                  defaultChecked={choices[purpose]}
                  onChange={(checked) => setChoices((current) => ({ ...current, [purpose]: checked }))}
                />
              ))}
            </div>
          )}
        </div>
        <div className={styles['answers']}>
          <Button variant="secondary" fullWidth onClick={() => onAnswer(pickOffered(allPurposes))}>
            {t('accept')}
          </Button>
          <Button variant="secondary" fullWidth onClick={() => onAnswer(noPurposes)}>
            {t('decline')}
          </Button>
          {isChoosing ? (
            <Button variant="secondary" fullWidth onClick={() => onAnswer(pickOffered(choices))}>
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
