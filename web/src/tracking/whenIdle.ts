// Runs low-priority work after the load event, when the browser is idle.

/** Work runs after this time also in a browser that is not idle. */
const maxWaitMs = 2000

const requestIdle = (work: () => void): void => {
  // Safari does not support `requestIdleCallback`.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: maxWaitMs })
  else setTimeout(work, maxWaitMs)
}

export const whenIdle = (work: () => void): void => {
  if (document.readyState === 'complete') requestIdle(work)
  else window.addEventListener('load', () => requestIdle(work), { once: true })
}
