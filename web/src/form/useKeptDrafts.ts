// What is typed into a form is written to the store's drafts while it is typed, and shown again after a reload.
import { type RefObject, useEffect, useLayoutEffect, useMemo } from 'react'
import { useApplication } from '../context/ApplicationContext.tsx'
import { type Debounced, debounce } from '../lib/debounce.ts'
import { onFlush } from '../lib/flush.ts'
import { initialState } from '../store/state.ts'
import { readControls, showDrafts } from './controlNames.ts'
import { useEarlyAnswers } from './useEarlyAnswers.ts'

/** Typed values are written within this time, well inside the 300 ms an applicant can lose. */
const draftDelayMs = 150

/** `schedule` after each change; whoever writes the values in another way calls `cancel`. */
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
    // What was typed before the script came, or filled in by the browser, is kept too.
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

  // What is cleared stays so: nothing that still waits brings it back.
  useEffect(
    () =>
      store.subscribe(({ dynamicPages }, before) => {
        const isCleared = dynamicPages === initialState.dynamicPages && before.dynamicPages !== dynamicPages
        if (isCleared) drafts.cancel()
      }),
    [drafts, store],
  )

  // Left for another page, by Back too: when other effects end, the form is out of reach already.
  useLayoutEffect(() => drafts.flush, [drafts])

  return drafts
}
