// Writes the controls of a form to the store's drafts while the applicant types, and shows the drafts after a reload.
import { type RefObject, useEffect, useLayoutEffect, useMemo } from 'react'
import { useApplication } from '../context/ApplicationContext.tsx'
import { type Debounced, debounce } from '../lib/debounce.ts'
import { onFlush } from '../lib/flush.ts'
import { initialState } from '../store/state.ts'
import { readControls, showDrafts } from './controlNames.ts'
import { useEarlyAnswers } from './useEarlyAnswers.ts'

/** Debounce delay of drafts, below the 300 ms of typing that an applicant can lose. */
const draftDelayMs = 150

/** Call `schedule` after each change. Call `cancel` when the caller writes the values itself. */
export const useKeptDrafts = (formRef: RefObject<HTMLFormElement | null>): Debounced => {
  const { store } = useApplication()

  const drafts = useMemo(
    () =>
      debounce(() => {
        if (formRef.current) store.writeDrafts(readControls(formRef.current))
      }, draftDelayMs),
    [store, formRef],
  )

  useEarlyAnswers(formRef)

  useEffect(() => {
    if (formRef.current) showDrafts(formRef.current, store.getState().dynamicPages.drafts)
    // Also stores text that was typed before hydration or filled in by the browser.
    drafts.schedule()
    const flush = () => drafts.flush()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    const stopFlushing = onFlush(flush)
    return () => {
      stopFlushing()
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
    }
  }, [drafts, formRef, store])

  // A pending write must not restore cleared drafts.
  useEffect(
    () =>
      store.subscribe(({ dynamicPages }, before) => {
        const isCleared = dynamicPages === initialState.dynamicPages && before.dynamicPages !== dynamicPages
        if (isCleared) drafts.cancel()
      }),
    [drafts, store],
  )

  // A layout effect, because the form is already removed when other effects are cleaned up.
  useLayoutEffect(() => drafts.flush, [drafts])

  return drafts
}
