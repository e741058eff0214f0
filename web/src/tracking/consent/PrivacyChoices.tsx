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
import { useQuietMoment } from './useQuietMoment.ts'

const readAsked = (): readonly Purpose[] => {
  const settings = readVendorSettings()
  const configured = vendorNames.filter((name) => settings[name] !== undefined)
  return purposes.filter((purpose) => configured.some((name) => vendors[name].purpose === purpose))
}

export const PrivacyChoices = () => {
  // The server adds the vendors to the head, so the prerendered page has none.
  const [asked, setAsked] = useState<readonly Purpose[]>([])
  useEffect(() => setAsked(readAsked()), [])
  return asked.length === 0 ? null : <AskedChoices asked={asked} />
}

const AskedChoices = ({ asked }: { readonly asked: readonly Purpose[] }) => {
  const { storages, product } = useApplication()
  const hasTexts = useNamespace('privacy-choices')
  const t = useTexts('privacy-choices')
  const given = useConsent()
  const isQuiet = useQuietMoment()
  const [isWanted, setWanted] = useState(false)
  const openerRef = useRef<HTMLSpanElement>(null)
  const isShown = hasTexts && (isWanted || (given === null && isQuiet))
  const isNotice = product.country.tracking === 'notice'

  useEffect(() => {
    if (isShown && isNotice) allowByNotice()
  }, [isShown, isNotice])

  const answer = (choices: Choices) => {
    writeConsent(storages.local, choices, new Date())
    setWanted(false)
    // The focused button is removed: move the focus to the opener or to the page.
    const back = isWanted ? openerRef.current?.querySelector('button') : document.getElementById('main')
    back?.focus({ preventScroll: !isWanted })
    notify(t('saved'))
  }

  if (!hasTexts) return null
  return (
    <span ref={openerRef}>
      <Button variant="quiet" onClick={() => setWanted(true)}>
        {t('open')}
      </Button>
      {isShown &&
        createPortal(
          <ConsentSheet key={String(isWanted)} asked={asked} given={given} isWanted={isWanted} onAnswer={answer} />,
          document.body,
        )}
    </span>
  )
}
