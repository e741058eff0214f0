// Runs low-priority work after the load event, when the browser is idle.

const idleWithinMs = 2000

const onIdle = (work: () => void): void => {
  // Safari does not support it.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: idleWithinMs })
  else setTimeout(work, idleWithinMs)
}

export const whenIdle = (work: () => void): void => {
  if (document.readyState === 'complete') onIdle(work)
  else globalThis.addEventListener('load', () => onIdle(work), { once: true })
}
