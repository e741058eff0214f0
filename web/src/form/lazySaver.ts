// The saver, fetched when the first answers are to be saved.
import { afterTurn } from '../lib/afterTurn.ts'
import type { SaverParts } from './leadWrite.ts'
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
    afterTurn(() => {
      load().then(
        (saver) => saver.save(),
        // The answers are in the store; the next page tries again.
        () => undefined,
      )
    })
  }
  // An earlier visit or a reload cut a write short.
  if (parts.store.getState().leadApplication.pendingWrite !== null) save()
  return {
    save,
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
