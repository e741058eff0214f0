// Records the controls that move after they were first shown, while a page loads without input of the applicant.
import type { Page } from '@playwright/test'

/** Distances below this are rounding of the browser, in CSS pixels. */
const tolerancePx = 2

const controlSelector = 'a[href], button, input, label, select, summary, textarea'

declare global {
  interface Window {
    /** One sentence for each control that shifted. */
    shiftedControls?: Set<string>
  }
}

/** Runs in the page. In each frame, compares the position of every visible control with its first one. */
const recordShifts = ({ selector, tolerance }: { readonly selector: string; readonly tolerance: number }): void => {
  const firstPositions = new WeakMap<Element, { left: number; top: number; scrolled: number }>()
  const shifted = new Set<string>()
  window.shiftedControls = shifted

  const isShown = (control: Element, { width, height, top, bottom }: DOMRect): boolean => {
    if (width === 0 || height === 0 || bottom <= 0 || top >= window.innerHeight) return false
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const modal = document.querySelector('dialog:modal')
    return control.closest('[inert]') === null && (modal === null || modal.contains(control))
  }

  const compare = (): void => {
    for (const control of document.querySelectorAll(selector)) {
      const rect = control.getBoundingClientRect()
      const first = firstPositions.get(control)
      if (first === undefined) {
        if (isShown(control, rect)) {
          firstPositions.set(control, { left: rect.left, top: rect.top, scrolled: window.scrollY })
        }
        continue
      }
      // A control that is replaced or removed has no position.
      if (rect.width === 0) continue
      const sideways = rect.left - first.left
      // A control that is fixed to the window does not scroll with the page.
      const inWindow = rect.top - first.top
      const inPage = inWindow + window.scrollY - first.scrolled
      const down = Math.abs(inWindow) < Math.abs(inPage) ? inWindow : inPage
      if (Math.abs(sideways) <= tolerance && Math.abs(down) <= tolerance) continue
      const name = control.id || control.textContent.trim().slice(0, 40) || control.getAttribute('name')
      shifted.add(`<${control.localName}> ${name}: ${Math.round(sideways)} px sideways, ${Math.round(down)} px down`)
      // Later movements are compared with this position.
      firstPositions.set(control, { left: rect.left, top: rect.top, scrolled: window.scrollY })
    }
    requestAnimationFrame(compare)
  }
  requestAnimationFrame(compare)
}

const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/**
 * Records the shifted controls of every document that the page opens. Delays each file and each reply by two frames, so
 * that the browser paints the page without it first.
 */
export const watchControls = async (page: Page): Promise<void> => {
  await page.addInitScript(recordShifts, { selector: controlSelector, tolerance: tolerancePx })
  // Blocks the font of the brand, because its widths differ from those of its fallback by some pixels.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.route(/\/(?:api|assets)\//u, async (route) => {
    // Fails when the document is replaced before the second frame.
    await waitForFrames(page).catch(() => undefined)
    await route.fallback()
  })
}

/** Returns what shifted since the document was opened. Reports a finding when the script did not run in it. */
export const readShiftedControls = async (page: Page): Promise<readonly string[]> => {
  await waitForFrames(page)
  return page.evaluate(() => [...(window.shiftedControls ?? ['nothing was recorded'])])
}
