// The form for the e-mail address, prefilled with the address of the link, if any.
import { dataPoints } from '@loan/domain/data-points/contact-information'
import type { RejectedField } from '../../api/rejectedFields.ts'
import type { RequestFailure } from '../../api/request.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { findErrorKind, type ErrorTextInput } from '../../form/errorTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Text } from '../../ui/Text.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { readText } from '../frame/readText.ts'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { useAnswerErrorText } from '../frame/useAnswerErrorText.ts'
import { useAnswerValidator } from '../frame/useAnswerValidator.ts'
import { useScreenErrors } from '../frame/useScreenErrors.ts'

const { email: dataPoint } = dataPoints
const emailId = 'unsubscribe-email'

export type AddressFormProps = {
  /** The e-mail address of the link; empty when the link has none. */
  readonly linkedEmail: string
  /** The link had a token that the server did not issue. */
  readonly isLinkUnknown: boolean
  readonly isBusy: boolean
  readonly failure: RequestFailure | null
  /** Resolves with the errors of the address; null while another request is in flight. */
  readonly onStop: (email: string) => Promise<readonly RejectedField[] | null>
}

export const AddressForm = ({ linkedEmail, isLinkUnknown, isBusy, failure, onStop }: AddressFormProps) => {
  const t = useTexts('unsubscribe')
  const validateAnswer = useAnswerValidator(dataPoint)
  const errors = useScreenErrors()
  const errorText = useAnswerErrorText(t('required'))

  const showInvalid = (invalid: ErrorTextInput) =>
    errors.showError([
      {
        name: dataPoint.path,
        id: emailId,
        text: errorText(invalid),
        kind: findErrorKind(invalid.code),
      },
    ])

  const submit = async (values: FormData) => {
    const validation = await validateAnswer(readText(values, dataPoint.path))
    if (validation.outcome !== 'answered') {
      return showInvalid(validation.outcome === 'invalid' ? validation.error : { code: 'required' })
    }
    errors.clear()
    const [rejected] = (await onStop(String(validation.value))) ?? []
    if (rejected !== undefined) showInvalid(rejected)
  }

  const getHelp = (): string => {
    if (isLinkUnknown) return t('ask>unknownLink')
    return t(linkedEmail === '' ? 'ask>enter' : 'ask>help')
  }

  return (
    <>
      <ScreenHeading title={t('ask>title')} help={getHelp()} hasErrors={errors.list.length > 0} />
      <RequestProblem failure={failure} />
      <ScreenForm errors={errors} onSubmit={(values) => void submit(values)}>
        <Field id={emailId} label={t('label')} error={errors.find(dataPoint.path)}>
          {(control) => (
            <TextInput
              {...control}
              name={dataPoint.path}
              defaultValue={linkedEmail}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
            />
          )}
        </Field>
        <Button type="submit" fullWidth busy={isBusy}>
          {t('ask>action')}
        </Button>
      </ScreenForm>
      <Text muted>{t('still')}</Text>
    </>
  )
}
