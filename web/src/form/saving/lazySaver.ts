// The saver of the application. Loads saving.ts with its first write.
import { failToLoad } from '../../api/lazyRequest.ts'
import type { ApplicationSaver, SaveOutcome } from '../../app-context/leadSaver.ts'
import { afterPaint } from '../../lib/afterPaint.ts'
import { getReleases } from '../../lib/newRelease.ts'
import { createResource } from '../../loading/resource.ts'
import type { SaverOptions } from './leadWrite.ts'

export const createLazySaver = (options: SaverOptions): ApplicationSaver => {
  const { note, recoverIfDue } = getReleases(options)
  const { preload } = createResource(async () => (await import('./saving.ts')).createLeadSaver(options))
  const save = () => {
    afterPaint(() => {
      preload().then(
        (saver) => saver.save(),
        // The answers are in the store, so the next page saves them.
        note,
      )
    })
  }
  return {
    save,
    resume: () => {
      if (options.store.getState().leadApplication.pendingWrite !== null) save()
    },
    submit: () =>
      preload().then(
        async (saver) => {
          const outcome = await saver.submit()
          const mayReload = outcome.outcome === 'failed' && recoverIfDue()
          return mayReload ? new Promise<SaveOutcome>(() => undefined) : outcome
        },
        async (reason: unknown) => ({ outcome: 'failed', failure: await failToLoad(options, reason) }),
      ),
    overwrite: (revision) => {
      preload().then((saver) => saver.overwrite(revision), note)
    },
  }
}
