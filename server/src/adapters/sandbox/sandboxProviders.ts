// The providers of the sandbox. Their names are invented; one page of the server replaces their sites
// (routes/sandboxPartner.ts), and the outcome in the return URL is accepted.
import type { HandOverStep, Provider, ProviderGateway } from '../../ports/providerGateway.ts'
import { buildSandboxPartnerUrl } from '../../leads/hand-over/redirectUrl.ts'

const names: Readonly<Record<HandOverStep, Omit<Provider, 'url'>>> = {
  INSTANTOR: { name: 'Pontis' },
  WENANCE_TINK: { name: 'Ravel Open Banking' },
  MONEYMAN_PAYLANDS: { name: 'Pagaria', chargeAmount: 1 },
}

export const createSandboxProviders = (publicUrl: string): ProviderGateway => ({
  findProvider: (step) => ({ ...names[step], url: buildSandboxPartnerUrl(publicUrl) }),
  readOutcome: async ({ claimed }) => claimed,
  callers: [],
})
