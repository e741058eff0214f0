// Google's data layer: Consent Mode v2 before any tag, commands and events. Contains no personal data.
import { logError } from '../lib/log.ts'
import type { Choices } from '../store/consent.ts'
import { logTexts } from './logTexts.ts'

/** Null when the page has no data layer. */
const findLayer = (): unknown[] | null => {
  const layer: unknown = Reflect.get(window, 'dataLayer')
  return Array.isArray(layer) ? layer : null
}

/** Tags read commands only from an `arguments` object, not from an array. */
export function pushCommand(..._command: readonly unknown[]): void {
  findLayer()?.push(arguments)
}

export const pushToLayer = (entry: Readonly<Record<string, string | number>>): void => {
  const layer = findLayer()
  if (layer === null) return logError(logTexts.noDataLayer)
  layer.push(entry)
}

const word = (isGiven: boolean): 'granted' | 'denied' => (isGiven ? 'granted' : 'denied')

type Signalled = Pick<Choices, 'advertising' | 'analytics'>

const signalsOf = ({ advertising, analytics }: Signalled) => ({
  ad_storage: word(advertising),
  ad_user_data: word(advertising),
  ad_personalization: word(advertising),
  analytics_storage: word(analytics),
})

/** Creates the data layer and denies everything, before any tag loads. */
export const setConsentDefaults = (): void => {
  if (findLayer() === null) Object.assign(window, { dataLayer: [] })
  pushCommand('consent', 'default', signalsOf(nobody))
}

const nobody: Signalled = { advertising: false, analytics: false }
let signalled: Signalled = nobody

/** Pushes the signals when they differ from the last ones. */
export const updateConsentSignals = (choices: Signalled): void => {
  if (choices.advertising === signalled.advertising && choices.analytics === signalled.analytics) return
  signalled = choices
  pushCommand('consent', 'update', signalsOf(choices))
}

/**
 * Pushes an event named 'conversion' (spec 4.60). `sendTo` is account and label.
 * @assumed with `transaction_id`, because Google removes duplicate conversions by it.
 */
export const pushConversion = (sendTo: string | undefined, eventId: string): void => {
  if (sendTo === undefined || sendTo === '') return logError(logTexts.noSendTo)
  pushToLayer({ event: 'conversion', send_to: sendTo, transaction_id: eventId })
}
