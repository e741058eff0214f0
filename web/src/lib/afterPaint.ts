// Delays work that is not urgent, so that the browser paints the next page first. The work of one frame runs in one
// task, because scheduling a task takes a slow phone up to a millisecond.

/**
 * The delay of `inBackground`. A crash may lose at most 300 ms of typing (docs/chaos.md). So the sum of this delay, a
 * frame and the debounce delay of drafts is below that.
 */
const backgroundDelayMs = 50

/** After this time the work runs without a paint, for example while the frame of the page is out of view. */
const withoutPaintMs = 1000

/** Runs the work after all other tasks and a due paint. Not every browser has `scheduler`. */
const postTask = (work: () => void, delay: number): void => {
  if (typeof scheduler === 'undefined') setTimeout(work, delay)
  else void scheduler.postTask(work, { priority: 'background', delay })
}

/** Returns a function that adds work to the next run. The function that it returns removes the work again. */
const batch = (schedule: (run: () => void) => void) => {
  let works = new Set<{ readonly work: () => void }>()
  const run = () => {
    const due = works
    works = new Set()
    for (const { work } of due) {
      try {
        work()
      } catch (error) {
        reportError(error)
      }
    }
  }
  return (work: () => void): (() => void) => {
    const entry = { work }
    const due = works.add(entry)
    if (due.size === 1) schedule(run)
    return () => void due.delete(entry)
  }
}

/** Runs the work soon, without requesting a frame. Returns a function that cancels it. */
export const inBackground = batch((run) => postTask(run, backgroundDelayMs))

/**
 * Runs the work after the next paint. Returns a function that cancels it. It requests a frame: for a change that shows
 * nothing, use `inBackground`.
 */
export const afterPaint = batch((run) => {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    postTask(run, 0)
  })
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame)
    run()
  }, withoutPaintMs)
})
