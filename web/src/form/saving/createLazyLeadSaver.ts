// Creates the saver of the application. Its writes wait for the session, device and analytics fields, which a lead that
// is created in the first seconds would otherwise lack. Loads saving.ts with its first write.
import { handleLoadFailure } from '../../api/lazyRequest.ts'
import type { LazyLeadSaver, SaveOutcome } from '../../app-context/leadSaver.ts'
import { afterPaint } from '../../lib/afterPaint.ts'
import { getReleaseRecovery } from '../../lib/releaseRecovery.ts'
import { createResource } from '../../loading/resource.ts'
import type { SaverOptions } from './leadWrite.ts'

export type LazyLeadSaverOptions = SaverOptions & {
  /** Resolves when the store has the fields of the session. Never rejects. */
  readonly startSession: () => Promise<unknown>
}

export const createLazyLeadSaver = (options: LazyLeadSaverOptions): LazyLeadSaver => {
  const { store, startSession } = options
  const { defer, recoverIfDue } = getReleaseRecovery(options)
  const { preload } = createResource(async () => (await import('./saving.ts')).createLeadSaver(options))

  const saveAfterPaint = () => {
    afterPaint(() => {
      preload().then(
        (saver) => saver.save(),
        // The answers are in the store, so the next page saves them.
        defer,
      )
    })
  }

  const saveNow = (): Promise<SaveOutcome> =>
    preload().then(
      (saver) => saver.saveNow(),
      async (reason: unknown) => ({ outcome: 'failed', failure: await handleLoadFailure(options, reason) }),
    )

  const submit = (): Promise<SaveOutcome> =>
    preload().then(
      async (saver) => {
        const outcome = await saver.submit()
        const mayReload = outcome.outcome === 'failed' && recoverIfDue()
        return mayReload ? new Promise<SaveOutcome>(() => undefined) : outcome
      },
      async (reason: unknown) => ({ outcome: 'failed', failure: await handleLoadFailure(options, reason) }),
    )

  return {
    save: () => void startSession().then(saveAfterPaint),
    // An interrupted write does not wait, because it is sent unchanged.
    resume: () => {
      if (store.getState().leadApplication.pendingWrite !== null) saveAfterPaint()
    },
    saveNow: () => startSession().then(saveNow),
    submit: () => startSession().then(submit),
    overwrite: (revision) => startSession().then(() => preload().then((saver) => saver.overwrite(revision), defer)),
  }
}
