// A `LeadSaver` that loads saving.ts with its first call.
import { failToLoad } from '../api/lazyRequest.ts'
import { afterPaint } from '../lib/afterPaint.ts'
import { noteGone, recoverIfDue } from '../lib/newRelease.ts'
import type { SaveOutcome, SaverParts } from './leadWrite.ts'
import type { LeadSaver } from './saving.ts'

export const createLazySaver = (parts: SaverParts): LeadSaver => {
  let loading: Promise<LeadSaver> | undefined
  const load = (): Promise<LeadSaver> => {
    loading ??= import('./saving.ts').then(({ createLeadSaver }) => createLeadSaver(parts))
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  const save = () => {
    afterPaint(() => {
      load().then(
        (saver) => saver.save(),
        // The answers are in the store, so the next page saves them.
        noteGone,
      )
    })
  }
  // A write was interrupted by a reload or the end of an earlier session.
  if (parts.store.getState().leadApplication.pendingWrite !== null) save()
  return {
    save,
    submit: () =>
      load().then(
        async (saver) => {
          const outcome = await saver.submit()
          const mayReload = outcome.outcome === 'failed' && recoverIfDue()
          return mayReload ? new Promise<SaveOutcome>(() => undefined) : outcome
        },
        async (reason: unknown) => ({ outcome: 'failed', failure: await failToLoad(reason) }),
      ),
    overwrite: (revision) => {
      load().then((saver) => saver.overwrite(revision), noteGone)
    },
  }
}
