// Parses the file of providers (PROVIDERS_FILE).
import { listStatesOfKind } from '@loan/domain/lender-steps/lenderSteps'
import * as v from 'valibot'
import type { SharedSecrets } from '../../lib/signedBody.ts'
import { type Environment, httpUrl, readSettingsFile, secretVariable, shortText } from '../settingsFile.ts'

const steps = listStatesOfKind('hand-over')

const providerSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{1,19}$/u, '2 to 20 lower-case letters and digits')),
  /** The step that the provider serves. */
  step: v.picklist(steps, `one of ${steps.join(', ')}`),
  name: shortText(60),
  /** The page that the applicant is redirected to. */
  pageUrl: httpUrl,
  /** The call that returns the outcome of a hand-over. */
  outcomeUrl: httpUrl,
  /** The secret that signs both directions. The variable with `_FORMER` after this name may have the former one. */
  secretVariable,
  /** The amount charged and refunded to check a card, in units of the country's currency. */
  chargeAmount: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))),
})

const fileSchema = v.strictObject({
  providers: v.pipe(v.array(providerSchema), v.minLength(1, 'at least one provider')),
})

export type HttpProvider = v.InferOutput<typeof providerSchema> & { readonly secrets: SharedSecrets }

/** Throws ConfigError with the file, the path in it and the expected value, or with the missing variable. */
export const readProviderFile = (file: string, environment: Environment): readonly HttpProvider[] => {
  const settings = readSettingsFile('PROVIDERS_FILE', file, fileSchema)
  const { providers } = settings.content
  settings.assertUnique(providers.map(({ key }) => key))
  settings.assertUnique(providers.map(({ step }) => step))
  return providers.map((provider) => ({
    ...provider,
    secrets: settings.readSecrets(environment, provider.key, provider.secretVariable),
  }))
}
