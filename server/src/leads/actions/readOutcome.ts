// Reads the outcome of a hand-over from its provider, before the transaction that ends the hand-over.
import type { HandOverOutcome } from '@loan/domain/lender-steps/handOver'
import { isStateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { createTrace, formatTraceparent } from '../../lib/traceContext.ts'
import type { ProviderReturn } from './endHandOver.ts'
import type { Lead } from '../lead.ts'
import type { LeadServices } from '../leadServices.ts'

/**
 * Returns undefined for a return that `endHandOver` rejects, and the outcome of the return URL for a partner's site,
 * which no lender relies on. Throws GatewayError.
 */
export const readReturnedOutcome = async (
  { providers, storage }: Pick<LeadServices, 'providers' | 'storage'>,
  { state, journey }: Pick<Lead, 'state' | 'journey'>,
  { reference, outcome: claimed }: ProviderReturn,
): Promise<HandOverOutcome | undefined> => {
  if (reference === undefined || journey?.handOver?.reference !== reference || claimed === undefined) return undefined
  if (!isStateOfKind(state, 'hand-over')) return claimed
  if (providers.findProvider(state) === null) return undefined
  const traceparent = storage.traceparent ?? formatTraceparent(createTrace())
  return providers.readOutcome({ step: state, reference, claimed, traceparent })
}
