// The saver, fetched when the first answers are to be saved. Saving waits until the next page stands on the screen.
import type { SaverParts } from './leadWrite.ts'
import type { LeadSaver } from './saving.ts'

/** Longer than it takes to draw a page on a slow phone. */
const saveAfterMs = 100

export const createLazySaver = (parts: SaverParts): LeadSaver => {
  let loading: Promise<LeadSaver> | undefined
  const load = (): Promise<LeadSaver> => {
    loading ??= import('./saving.ts').then(({ createLeadSaver }) => createLeadSaver(parts))
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  return {
    save: () => {
      setTimeout(() => {
        load().then(
          (saver) => saver.save(),
          // The answers are in the store; the next page tries again.
          () => undefined,
        )
      }, saveAfterMs)
    },
    submit: () =>
      load().then(
        (saver) => saver.submit(),
        () => ({ outcome: 'failed', failure: { outcome: 'offline' } }),
      ),
    overwrite: (revision) => {
      load().then(
        (saver) => saver.overwrite(revision),
        () => undefined,
      )
    },
  }
}
