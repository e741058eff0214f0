// How often one address may call: generous for reading and writing, tight where codes and secrets could be guessed.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type { EndpointName } from '@loan/domain/contract/registry'
import type { Config } from '../config.ts'

const guessable: readonly EndpointName[] = [
  'verifyMobile',
  'resendMobileCode',
  'changeMobile',
  'leadFromLink',
  'confirmLink',
  'setPassword',
  'leadMobileVerification',
]

type Limit = { readonly max: number; readonly timeWindow: number; readonly groupId: string } | false

/** Calls of one kind share their count; a limit of 0 is none. */
export const limitFor = (name: EndpointName, { method }: Endpoint, { rateLimits }: Config): Limit => {
  const kind = guessable.includes(name) ? 'codes' : method === 'GET' ? 'reads' : 'writes'
  return rateLimits[kind] === 0 ? false : { max: rateLimits[kind], timeWindow: 60_000, groupId: kind }
}
