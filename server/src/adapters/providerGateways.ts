// Selects the providers of hand-overs by configuration.
import type { Config } from '../config/config.ts'
import type { ProviderGateway } from '../ports/providerGateway.ts'
import { createHttpProviders } from './http-provider/httpProviders.ts'
import { readProviderFile } from './http-provider/providerFile.ts'
import { createSandboxProviders } from './sandbox/sandboxProviders.ts'

const noProviders: ProviderGateway = {
  findProvider: () => null,
  readOutcome: async ({ step }) => {
    throw new Error(`The step ${step} has no provider`)
  },
  callers: [],
}

/** `environment` has the secrets that the file of providers names. Throws ConfigError for an invalid file. */
export const createProviderGateway = (
  { providers, publicUrl }: Pick<Config, 'providers' | 'publicUrl'>,
  environment: Readonly<Record<string, string | undefined>>,
  now: () => Date,
): ProviderGateway => {
  switch (providers.adapter) {
    case 'none':
      return noProviders
    case 'sandbox':
      return createSandboxProviders(publicUrl)
    case 'real':
      return createHttpProviders(readProviderFile(providers.file, environment), now)
  }
}
