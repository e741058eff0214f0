// The "Privacy choices" button on every page, and the consent sheet, which also opens once while there is no answer.
// Renders nothing when no third party is configured (docs/decisions).
import { type Purpose, purposes, vendorNames, vendors } from '@loan/domain/tracking/vendors'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useNamespace } from '../../context/useNamespace.ts'
import { useTexts } from '../../context/useTexts.ts'
import { notify } from '../../lib/notify.ts'
import { allowByNotice, type Choices, writeConsent } from '../../store/consent.ts'
import { Button } from '../../ui/Button.tsx'
import { readVendorSettings } from '../vendorSettings.ts'
import { ConsentSheet } from './ConsentSheet.tsx'
import { useConsent } from './useConsent.ts'
import { useIsPageIdle } from './useIsPageIdle.ts'

const readOfferedPurposes = (): readonly Purpose[] => {
  const settings = readVendorSettings()
  const configured = vendorNames.filter((name) => settings[name] !== undefined)
  return purposes.filter((purpose) => configured.some((name) => vendors[name].purpose === purpose))
}

export const PrivacyChoices = () => {
  // The server adds the vendors to the head, so the prerendered page has none.
  const [offeredPurposes, setOfferedPurposes] = useState<readonly Purpose[]>([])
  useEffect(() => setOfferedPurposes(readOfferedPurposes()), [])
  return offeredPurposes.length === 0 ? null : <ConfiguredPrivacyChoices offeredPurposes={offeredPurposes} />
}

const ConfiguredPrivacyChoices = ({ offeredPurposes }: { readonly offeredPurposes: readonly Purpose[] }) => {
  const { storages, product } = useApplication()
  const hasTexts = useNamespace('privacy-choices')
  const t = useTexts('privacy-choices')
  const currentChoices = useConsent()
  const isPageIdle = useIsPageIdle()
  const [isOpenedByApplicant, setOpenedByApplicant] = useState(false)
  const openerRef = useRef<HTMLSpanElement>(null)
  const isShown = hasTexts && (isOpenedByApplicant || (currentChoices === null && isPageIdle))
  const isNotice = product.country.tracking === 'notice'

  useEffect(() => {
    if (isShown && isNotice) allowByNotice()
  }, [isShown, isNotice])

  const answer = (choices: Choices) => {
    writeConsent(storages.local, choices, new Date())
    setOpenedByApplicant(false)
    // The focused button is removed: move the focus to the opener or to the page.
    const focusTarget = isOpenedByApplicant
      ? openerRef.current?.querySelector('button')
      : document.getElementById('main')
    focusTarget?.focus({ preventScroll: !isOpenedByApplicant })
    notify(t('saved'))
  }

  if (!hasTexts) return null
  return (
    <span ref={openerRef}>
      <Button variant="quiet" onClick={() => setOpenedByApplicant(true)}>
        {t('open')}
      </Button>
      {isShown &&
        createPortal(
          <ConsentSheet
            key={String(isOpenedByApplicant)}
            offeredPurposes={offeredPurposes}
            currentChoices={currentChoices}
            isOpenedByApplicant={isOpenedByApplicant}
            onAnswer={answer}
          />,
          document.body,
        )}
    </span>
  )
}
