// Shows in a form what was typed before the application had started. Where React renders the page again, because
// something else has changed the prerendered one, the new controls hold their defaults.
import { type RefObject, useLayoutEffect } from 'react'
import { showDrafts } from './controlNames.ts'

/** In the same task as the form itself, so that no key is pressed in between. */
export const useEarlyAnswers = (formRef: RefObject<HTMLFormElement | null>): void => {
  useLayoutEffect(() => {
    if (formRef.current && window.earlyAnswers) showDrafts(formRef.current, window.earlyAnswers)
  }, [formRef])
}
