// The "Privacy choices" button of every page, and the consent sheet that it opens. The sheet opens automatically while
// there is no stored answer. Renders nothing when no vendor is configured
// (docs/decisions/13-consent-before-third-parties.md).
import { type Purpose, purposes, vendorNames, vendors } from '@loan/domain/tracking/vendors'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useIsHydrated } from '../../lib/useIsHydrated.ts'
import { getToasts } from '../../lib/notify.ts'
import { allowByNotice, type ConsentChoices, writeConsent } from '../../store/consent.ts'
import { Button } from '../../ui/Button.tsx'
import { Overlay } from '../../ui/Overlay.tsx'
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
  // The prerendered page has no vendors, because the server adds them to the head of each response.
  const isHydrated = useIsHydrated()
  const offeredPurposes = useMemo(() => (isHydrated ? readOfferedPurposes() : []), [isHydrated])
  return offeredPurposes.length === 0 ? null : <ConfiguredPrivacyChoices offeredPurposes={offeredPurposes} />
}

const ConfiguredPrivacyChoices = ({ offeredPurposes }: { readonly offeredPurposes: readonly Purpose[] }) => {
  const app = useAppContext()
  const { storages, product } = app
  const hasTexts = useNamespace('privacy-choices')
  const t = useTexts('privacy-choices')
  const currentChoices = useConsent()
  const isPageIdle = useIsPageIdle()
  const [isOpenedByApplicant, setOpenedByApplicant] = useState(false)
  const openerRef = useRef<HTMLSpanElement>(null)
  const isSheetShown = hasTexts && (isOpenedByApplicant || (currentChoices === null && isPageIdle))
  const isNotice = product.country.tracking === 'notice'

  useEffect(() => {
    if (isSheetShown && isNotice) allowByNotice(app)
  }, [app, isSheetShown, isNotice])

  const handleAnswer = (choices: ConsentChoices) => {
    writeConsent(storages.local, choices, new Date())
    setOpenedByApplicant(false)
    // The focused button is removed: move the focus to the button that opened the sheet, or else to the page.
    const focusTarget = isOpenedByApplicant
      ? openerRef.current?.querySelector('button')
      : document.getElementById('main')
    focusTarget?.focus({ preventScroll: !isOpenedByApplicant })
    getToasts(app).notify(t('saved'))
  }

  if (!hasTexts) return null
  return (
    <span ref={openerRef}>
      <Button variant="quiet" onClick={() => setOpenedByApplicant(true)}>
        {t('open')}
      </Button>
      {isSheetShown && (
        <Overlay>
          <ConsentSheet
            key={String(isOpenedByApplicant)}
            offeredPurposes={offeredPurposes}
            currentChoices={currentChoices}
            isOpenedByApplicant={isOpenedByApplicant}
            onAnswer={handleAnswer}
          />
        </Overlay>
      )}
    </span>
  )
}
