// Shows why the answers of this device were deleted, and opens the first page.
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useNamespace } from '../texts/useNamespace.ts'
import { useTexts } from '../texts/useTexts.ts'
import type { ClearedReason } from '../lib/clearedData.ts'
import { Callout } from '../ui/Callout.tsx'

export type DataClearedCalloutProps = { readonly reason: ClearedReason; readonly onDataCleared: () => void }

export const DataClearedCallout = ({ reason, onDataCleared }: DataClearedCalloutProps) => {
  const t = useTexts('devices')
  const hasTexts = useNamespace('devices')
  const [, navigate] = useLocation()
  // The answers are already deleted. The page remounts, because its controls still show them.
  useEffect(() => {
    navigate('/')
    onDataCleared()
    window.scrollTo(0, 0)
  }, [navigate, onDataCleared])
  return hasTexts ? (
    <Callout kind="warning" live>
      {t(`forgotten>${reason}`)}
    </Callout>
  ) : null
}
