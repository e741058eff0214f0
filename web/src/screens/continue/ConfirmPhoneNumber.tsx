// Asks for the last three digits of the phone number to confirm a resume link.
import type { DisplayedErrorKind } from '../../form/displayedError.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { ResumeLink } from '../../lead-session/useResumeLink.ts'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { readText } from '../frame/readText.ts'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { ConfirmScreen } from './ConfirmScreen.tsx'
import { getLastDigits } from './getLastDigits.ts'

const name = 'contactDetails.phoneNumber'
const digitsId = 'last-digits'

export const ConfirmPhoneNumber = ({ link }: { readonly link: ResumeLink }) => {
  const t = useTexts('continue')
  const errors = useScreenErrors()

  const read = (values: FormData) => {
    const typed = readText(values, name)
    const phoneNumber = getLastDigits(typed)
    const kind: DisplayedErrorKind = typed.trim() === '' ? 'blank' : 'wrong'
    return Promise.resolve(
      phoneNumber === null ? { problem: t('phoneNumber>required'), kind } : { given: { phoneNumber } },
    )
  }

  return (
    <ConfirmScreen
      link={link}
      datum="phoneNumber"
      labelFor={digitsId}
      errors={errors}
      read={read}
      showError={(text, kind) => errors.showError([{ name, id: digitsId, text, kind }])}
    >
      <Field id={digitsId} error={errors.find(name)}>
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
