// POLICY_CONSENTS: what this lender wants agreed, each unticked, the needed ones marked in words.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { answerPolicies } from '@loan/domain/contract/offer'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { RequestProblem } from '../../context/RequestProblem.tsx'
import { useLeadAction } from '../../journey/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { lenderNameOf } from '../lenderName.ts'
import type { LeadScreenProps } from '../registry.ts'
import { ScreenForm } from '../ScreenForm.tsx'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { SkipLender } from '../SkipLender.tsx'
import { type ScreenErrors, useScreenErrors } from '../useScreenErrors.ts'
import { shield } from '../../ui/icons.ts'

type Policy = LeadStatus['policies'][number]

const boxIdOf = ({ key }: Policy): string => `policy-${key}`

export const Consents = ({ status }: LeadScreenProps) => {
  const { texts, product } = useApplication()
  const t = useTexts('consents')
  const answer = useLeadAction(answerPolicies)
  const errors = useScreenErrors()
  const { policies } = status

  const submit = async (values: FormData) => {
    const isGiven = ({ key }: Policy) => values.has(key)
    const missing = policies.filter((policy) => policy.required && !isGiven(policy))
    if (missing.length > 0) {
      return errors.refuse(
        missing.map((policy) => ({
          name: policy.key,
          id: boxIdOf(policy),
          text: t('neededError', { title: policy.title }),
        })),
      )
    }
    const given = policies.map((policy) => ({ key: policy.key, version: policy.version, given: isGiven(policy) }))
    await answer.run(({ id }) => ({ body: { id, locale: texts.language, policies: given } }))
  }

  return (
    <>
      <ScreenHeading
        title={t('title')}
        help={t('help', { lender: lenderNameOf(status) ?? product.displayName })}
        icon={shield}
        hasErrors={errors.list.length > 0}
      />
      <RequestProblem failure={answer.failure} />
      <ScreenForm errors={errors} onSubmit={(values) => void submit(values)}>
        <PolicyGroup id="needed" policies={policies.filter(({ required }) => required)} errors={errors} />
        <PolicyGroup id="voluntary" policies={policies.filter(({ required }) => !required)} errors={errors} />
        <Button type="submit" fullWidth busy={answer.isBusy}>
          {t('submit')}
        </Button>
      </ScreenForm>
      <SkipLender namespace="consents" />
    </>
  )
}

type PolicyGroupProps = {
  readonly id: 'needed' | 'voluntary'
  readonly policies: readonly Policy[]
  readonly errors: ScreenErrors
}

const PolicyGroup = ({ id, policies, errors }: PolicyGroupProps) => {
  const t = useTexts('consents')
  if (policies.length === 0) return null
  return (
    <Fieldset id={`policies-${id}`} legend={t(id)}>
      <Stack gap="close">
        {policies.map((policy) => (
          <Stack key={policy.key} gap="tight">
            <Checkbox
              id={boxIdOf(policy)}
              name={policy.key}
              label={policy.required ? `${policy.title} ${t('neededMark')}` : policy.title}
              error={errors.of(policy.key)}
            />
            <Disclosure summary={t('fullTextOf', { title: policy.title })}>
              {policy.text.split(/\n+/u).map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Disclosure>
          </Stack>
        ))}
      </Stack>
    </Fieldset>
  )
}
