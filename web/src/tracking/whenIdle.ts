// Work nobody waits for: after the page has loaded and while it has nothing else to do.

const idleWithinMs = 2000

const onIdle = (work: () => void): void => {
  // Safari has none.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: idleWithinMs })
  else setTimeout(work, idleWithinMs)
}

export const whenIdle = (work: () => void): void => {
  if (document.readyState === 'complete') onIdle(work)
  else globalThis.addEventListener('load', () => onIdle(work), { once: true })
}
