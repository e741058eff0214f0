// Returns true once the page is idle and no dialog is open, so that the consent sheet does not compete with a dialog.
import { useEffect, useState } from 'react'
import { whenIdle } from '../whenIdle.ts'

const isFree = (): boolean => document.querySelector('dialog[open]') === null

export const useQuietMoment = (): boolean => {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    if (isQuiet) return
    let isGone = false
    const look = () => {
      if (!isGone && isFree()) setQuiet(true)
    }
    // A dialog's close does not bubble.
    const lookSoon = () => setTimeout(look, 0)
    whenIdle(look)
    document.addEventListener('close', lookSoon, true)
    return () => {
      isGone = true
      document.removeEventListener('close', lookSoon, true)
    }
  }, [isQuiet])
  return isQuiet
}
