// Shows why the answers of this device were deleted, and opens the first page. Disappears when a page is completed
// again.
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useNamespace } from '../texts/useNamespace.ts'
import { useTexts } from '../texts/useTexts.ts'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { type ClearedReason, getClearedData } from '../lib/clearedData.ts'
import { Callout } from '../ui/Callout.tsx'

export type DataClearedCalloutProps = { readonly reason: ClearedReason; readonly onDataCleared: () => void }

export const DataClearedCallout = ({ reason, onDataCleared }: DataClearedCalloutProps) => {
  const t = useTexts('devices')
  const hasTexts = useNamespace('devices')
  const [, navigate] = useLocation()
  const { dismiss } = getClearedData(useAppContext())
  const completed = useApplicationState(({ dynamicPages }) => dynamicPages.completed)
  // The former page can be completed before this message has loaded.
  const [completedBefore] = useState(completed)
  const hasStartedAgain = completed !== completedBefore && completed.length > 0
  // The answers are already deleted. The page remounts, because its controls still show them.
  useEffect(() => {
    navigate('/')
    onDataCleared()
    window.scrollTo(0, 0)
  }, [navigate, onDataCleared])
  useEffect(() => {
    if (hasStartedAgain) dismiss()
  }, [hasStartedAgain, dismiss])
  return hasTexts ? (
    <Callout kind="warning" live>
      {t(`forgotten>${reason}`)}
    </Callout>
  ) : null
}
