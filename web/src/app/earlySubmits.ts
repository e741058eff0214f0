// What was pressed before the script had come: kept by the page's first script (`web/build/firstScript.ts`), carried
// out once the page is alive.

declare global {
  interface Window {
    earlySubmits?: HTMLFormElement[]
    /** Loads the page anew where a script `isGone`, or says that it did not start (`web/build/firstScript.ts`). */
    startFailed?: (isGone: boolean) => void
  }
}

export const carryOutEarlySubmits = (): void => {
  const forms = window.earlySubmits ?? []
  // From here on React answers; the first script steps aside.
  delete window.earlySubmits
  delete document.documentElement.dataset['returning']
  for (const form of forms) if (form.isConnected) form.requestSubmit()
}
