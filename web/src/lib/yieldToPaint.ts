// Ends the task of an event, so that the browser shows its effect before a long task begins.

/**
 * Resolves in a new task. After a press Chrome paints before it runs this task, so the interaction (INP) ends with the
 * pressed button instead of the next page. Other browsers may run the task first. Resolves at once while the page is
 * hidden, because it is not painted and its timers are slow.
 */
export const yieldToPaint = async (): Promise<void> => {
  if (document.visibilityState === 'hidden') return
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 0)
  })
}
