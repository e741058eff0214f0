// Google's data layer: Consent Mode v2 before any tag, commands and events. Contains no personal data.
import type { InstanceOwner } from '../lib/instances.ts'
import { perDocument } from '../lib/perDocument.ts'
import { logError } from '../lib/log.ts'
import type { ConsentChoices } from '../store/consent.ts'
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

const formatSignal = (isGranted: boolean): 'granted' | 'denied' => (isGranted ? 'granted' : 'denied')

type SignalledChoices = Pick<ConsentChoices, 'advertising' | 'analytics'>

const buildSignals = ({ advertising, analytics }: SignalledChoices) => ({
  ad_storage: formatSignal(advertising),
  ad_user_data: formatSignal(advertising),
  ad_personalization: formatSignal(advertising),
  analytics_storage: formatSignal(analytics),
})

/** Creates the data layer and denies everything, before any tag loads. */
export const setConsentDefaults = (): void => {
  if (findLayer() === null) Object.assign(window, { dataLayer: [] })
  pushCommand('consent', 'default', buildSignals(noConsent))
}

const noConsent: SignalledChoices = { advertising: false, analytics: false }

/** One per document, like the data layer. */
const getSignals = perDocument((): { last: SignalledChoices } => ({ last: noConsent }))

/** Pushes the signals when they differ from the last ones. */
export const updateConsentSignals = (owner: InstanceOwner, choices: SignalledChoices): void => {
  const signals = getSignals(owner)
  const { last } = signals
  if (choices.advertising === last.advertising && choices.analytics === last.analytics) return
  signals.last = choices
  pushCommand('consent', 'update', buildSignals(choices))
}

/**
 * Pushes an event named 'conversion' (spec 4.60). `sendTo` is account and label.
 * @assumed with `transaction_id`, because Google removes duplicate conversions by it.
 */
export const pushConversion = (sendTo: string | undefined, eventId: string): void => {
  if (sendTo === undefined || sendTo === '') return logError(logTexts.noSendTo)
  pushToLayer({ event: 'conversion', send_to: sendTo, transaction_id: eventId })
}
