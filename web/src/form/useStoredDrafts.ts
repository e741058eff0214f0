// Writes the controls of a form to the store's drafts while the applicant types, and shows the drafts after a reload.
import { type RefObject, useEffect, useLayoutEffect, useMemo } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { type DebouncedCall, debounce } from '../lib/debounce.ts'
import type { ApplicationStore } from '../store/applicationStore.ts'
import { getPendingWrites } from '../lib/flush.ts'
import { initialState } from '../store/state.ts'
import { readControls, readControlValue, showDrafts } from './controlNames.ts'
import { useEarlyAnswers } from './useEarlyAnswers.ts'

/**
 * Debounce delay of drafts. A crash may lose at most 300 ms of typing (docs/chaos.md), and lib/afterPaint.ts adds to
 * the delay.
 */
const draftDelayMs = 150

type DraftWriter = Omit<DebouncedCall, 'schedule'> & { readonly schedule: (form: HTMLFormElement | null) => void }

const createDraftWriter = (store: ApplicationStore): DraftWriter => {
  let scheduledForm: HTMLFormElement | null = null
  const { schedule, flush, cancel } = debounce(() => {
    if (scheduledForm) store.writeDrafts(readControls(scheduledForm))
  }, draftDelayMs)
  return {
    schedule: (form) => {
      scheduledForm = form
      schedule()
    },
    flush,
    cancel,
  }
}

/** Call `schedule` after each change. Call `cancel` when the caller writes the values itself. */
export const useStoredDrafts = (formRef: RefObject<HTMLFormElement | null>): DebouncedCall => {
  const { store } = useAppContext()

  const writer = useMemo(() => createDraftWriter(store), [store])

  useEarlyAnswers(formRef)

  useEffect(() => {
    if (formRef.current) showDrafts(formRef.current, store.getState().dynamicPages.drafts)
    // Also stores text that was typed before hydration or filled in by the browser.
    writer.schedule(formRef.current)
    // Some password managers fill in a field without an input event.
    const form = formRef.current
    const onChange = ({ target }: Event) => {
      const control = target instanceof Element ? readControlValue(target) : null
      if (control !== null && control[1] !== store.getState().dynamicPages.drafts[control[0]]) writer.schedule(form)
    }
    form?.addEventListener('change', onChange)
    const flush = () => writer.flush()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    const stopFlushing = getPendingWrites({ store }).onFlush(flush)
    return () => {
      stopFlushing()
      form?.removeEventListener('change', onChange)
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
    }
  }, [writer, formRef, store])

  // A pending write must not restore cleared drafts.
  useEffect(
    () =>
      store.subscribe(({ dynamicPages }, before) => {
        const isCleared = dynamicPages === initialState.dynamicPages && before.dynamicPages !== dynamicPages
        if (isCleared) writer.cancel()
      }),
    [writer, store],
  )

  // A layout effect, because the form is already removed when other effects are cleaned up.
  useLayoutEffect(() => writer.flush, [writer])

  return { ...writer, schedule: () => writer.schedule(formRef.current) }
}
