// Waits for pending work: promises, timers without a delay, and the render that follows them.
import { act } from '@testing-library/react'

/** Stored before a test installs fake timers. */
const realSetTimeout = globalThis.setTimeout

/** React renders at the end of each `act`, so there are several short ones. `isBusy` starts them again. */
export const flushPendingWork = async (isBusy: () => boolean = () => false): Promise<void> => {
  for (let idleRounds = 0; idleRounds < 5; idleRounds += 1) {
    await act(() => new Promise((resolve) => void realSetTimeout(resolve, 1)))
    if (isBusy()) idleRounds = 0
  }
}
