// Says that the answers of this device are gone, and why; opens the first page.
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useNamespace } from '../context/useNamespace.ts'
import { useTexts } from '../context/useTexts.ts'
import type { ForgottenReason } from '../lib/forgotten.ts'
import { Notice } from '../ui/Notice.tsx'

export type ForgottenProps = { readonly reason: ForgottenReason; readonly onForgotten: () => void }

export const Forgotten = ({ reason, onForgotten }: ForgottenProps) => {
  const t = useTexts('devices')
  const hasTexts = useNamespace('devices')
  const [, navigate] = useLocation()
  // Once for each reason: the caller renders this component when the answers are already deleted.
  useEffect(() => {
    navigate('/')
    onForgotten()
    window.scrollTo(0, 0)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reason])
  return hasTexts ? (
    <Notice kind="warning" live>
      {t(`forgotten>${reason}`)}
    </Notice>
  ) : null
}
