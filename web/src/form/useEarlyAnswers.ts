// Restores answers that were typed before hydration. When hydration fails, for example because a browser extension
// changed the prerendered page, React renders new controls with their defaults.
import { type RefObject, useLayoutEffect } from 'react'
import { showDrafts } from './controlNames.ts'

/** A layout effect, so that no key is pressed between rendering and restoring. */
export const useEarlyAnswers = (formRef: RefObject<HTMLFormElement | null>): void => {
  useLayoutEffect(() => {
    if (formRef.current && window.earlyAnswers) showDrafts(formRef.current, window.earlyAnswers)
  }, [formRef])
}
