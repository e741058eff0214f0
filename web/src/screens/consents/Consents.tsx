// The screen of all consent states: the policies of a lender as unticked checkboxes, with the required ones in a
// separate group. Texts that differ by state are in the locale files (`kinds`, by screen name).
import { consentsCallsByState } from '@loan/domain/contract/offer'
import { isStateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { RejectedField } from '../../api/rejectedFields.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { DisplayedError } from '../../form/displayedError.ts'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { useLeadStatus } from '../../lead-session/useLeadStatus.ts'
import { Button } from '../../ui/Button.tsx'
import { LenderFrame, useLenderName } from '../lender-step/LenderFrame.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { KindDetails } from './KindDetails.tsx'
import { buildCheckboxId, type Policy, PolicyGroup } from './PolicyGroup.tsx'
import { useKindTexts } from './useKindTexts.ts'

/** Statements are a separate group, because an applicant does not consent to a statement. */
const groups = [
  { id: 'required', contains: ({ kind, required }: Policy) => kind === 'consent' && required },
  { id: 'voluntary', contains: ({ kind, required }: Policy) => kind === 'consent' && !required },
  { id: 'statements', contains: ({ kind }: Policy) => kind === 'statement' },
] as const

/** Prefix of the field name with which the server rejects a missing policy. */
const rejectedPrefix = 'policies.'

export const Consents = ({ state, status }: LeadScreenProps) => {
  if (!isStateOfKind(state, 'consents')) throw new Error(`State ${state} has no consents`)
  const { textsLocale } = useLeadStatus()
  const t = useTexts('consents')
  const kind = useKindTexts(state)
  const answer = useLeadAction(consentsCallsByState[state])
  const errors = useScreenErrors()
  const lender = useLenderName(status)
  const { policies } = status

  const findError = (policy: Policy): DisplayedError => ({
    name: policy.key,
    id: buildCheckboxId(policy),
    text: t('requiredError', { title: policy.title }),
    kind: 'unticked',
  })

  /** A policy that the page does not have yet gets the server's message, because its title is unknown. */
  const rejectedByServer = ({ fieldName, message }: RejectedField): DisplayedError => {
    const key = fieldName.replace(rejectedPrefix, '')
    const policy = policies.find((shown) => shown.key === key)
    return policy === undefined
      ? { name: key, id: buildCheckboxId({ key }), text: message, kind: 'wrong' }
      : findError(policy)
  }

  const submit = async (values: FormData) => {
    const isGiven = ({ key }: Policy) => values.has(key)
    // In the order of the page, group by group.
    const missing = groups
      .flatMap(({ contains }) => policies.filter(contains))
      .filter((policy) => policy.required && !isGiven(policy))
    if (missing.length > 0) return errors.showError(missing.map(findError))
    const given = policies.map((policy) => ({ key: policy.key, version: policy.version, given: isGiven(policy) }))
    const result = await answer.run(({ id }) => ({ body: { id, locale: textsLocale, policies: given } }))
    if (result?.outcome === 'failed') errors.showError(result.fieldErrors.map(rejectedByServer))
  }

  return (
    <LenderFrame
      status={status}
      title={kind.text('title', { lender })}
      help={`${kind.text('help', { lender })} ${t('choice', { lender })}`}
      hasErrors={errors.list.length > 0}
      failure={answer.failure}
    >
      <KindDetails details={kind.buildDetails({ lender })} />
      <ScreenForm errors={errors} onSubmit={(values) => void submit(values)}>
        {groups.map(({ id, contains }) => (
          <PolicyGroup key={id} id={id} policies={policies.filter(contains)} errors={errors} />
        ))}
        <Button type="submit" fullWidth busy={answer.isBusy}>
          {t('submit')}
        </Button>
      </ScreenForm>
    </LenderFrame>
  )
}
