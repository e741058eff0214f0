// Shows why the answers of this device were deleted, and opens the first page.
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useNamespace } from '../context/useNamespace.ts'
import { useTexts } from '../context/useTexts.ts'
import type { ForgottenReason } from '../lib/forgotten.ts'
import { Notice } from '../ui/Notice.tsx'

export type ForgottenCalloutProps = { readonly reason: ForgottenReason; readonly onForgotten: () => void }

export const ForgottenCallout = ({ reason, onForgotten }: ForgottenCalloutProps) => {
  const t = useTexts('devices')
  const hasTexts = useNamespace('devices')
  const [, navigate] = useLocation()
  // The answers are already deleted. The page remounts, because its controls still show them.
  useEffect(() => {
    navigate('/')
    onForgotten()
    window.scrollTo(0, 0)
  }, [reason, navigate, onForgotten])
  return hasTexts ? (
    <Notice kind="warning" live>
      {t(`forgotten>${reason}`)}
    </Notice>
  ) : null
}
