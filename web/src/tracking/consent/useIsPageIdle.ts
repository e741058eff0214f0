// Returns true once the page is idle and no dialog is open, so that the consent sheet does not compete with a dialog.
import { useEffect, useState } from 'react'
import { whenIdle } from '../whenIdle.ts'

const hasNoDialog = (): boolean => document.querySelector('dialog[open]') === null

export const useIsPageIdle = (): boolean => {
  const [isPageIdle, setPageIdle] = useState(false)
  useEffect(() => {
    if (isPageIdle) return
    let isUnmounted = false
    const checkPage = () => {
      if (!isUnmounted && hasNoDialog()) setPageIdle(true)
    }
    // A dialog's close does not bubble.
    const scheduleCheck = () => setTimeout(checkPage, 0)
    whenIdle(checkPage)
    document.addEventListener('close', scheduleCheck, true)
    return () => {
      isUnmounted = true
      document.removeEventListener('close', scheduleCheck, true)
    }
  }, [isPageIdle])
  return isPageIdle
}
