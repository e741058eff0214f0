// Asks for the last three digits of the phone number to confirm a resume link.
import { useTexts } from '../../context/useTexts.ts'
import type { ResumeLink } from '../../journey/useResumeLink.ts'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { textOf } from '../ScreenForm.tsx'
import { useScreenErrors } from '../useScreenErrors.ts'
import { ConfirmScreen } from './ConfirmScreen.tsx'
import { lastDigitsOf } from './lastDigits.ts'

const name = 'contactDetails.phoneNumber'
const digitsId = 'last-digits'

export const ConfirmPhoneNumber = ({ link }: { readonly link: ResumeLink }) => {
  const t = useTexts('continue')
  const errors = useScreenErrors()

  const read = (values: FormData) => {
    const phoneNumber = lastDigitsOf(textOf(values, name))
    return Promise.resolve(phoneNumber === null ? { problem: t('phoneNumber>required') } : { given: { phoneNumber } })
  }

  return (
    <ConfirmScreen
      link={link}
      datum="phoneNumber"
      errors={errors}
      read={read}
      showError={(text) => errors.showError([{ name, id: digitsId, text }])}
    >
      <Field id={digitsId} label={t('phoneNumber>label')} error={errors.of(name)}>
        {(control) => (
          <TextInput
            {...control}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            size={5}
          />
        )}
      </Field>
    </ConfirmScreen>
  )
}
