// The reason why this device deleted its answers without a request of the applicant. Lives as long as the document.

export type ForgottenReason = 'erased' | 'ended'

let current: ForgottenReason | null = null
let listeners: readonly (() => void)[] = []

export const announceForgotten = (reason: ForgottenReason): void => {
  current = reason
  for (const listener of listeners) listener()
}

export const readForgotten = (): ForgottenReason | null => current

export const subscribeForgotten = (listener: () => void): (() => void) => {
  listeners = [...listeners, listener]
  return () => {
    listeners = listeners.filter((each) => each !== listener)
  }
}
