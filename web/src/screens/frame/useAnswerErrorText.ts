// Formats the error of an invalid answer, in the applicant's language and formats.
import { useFormats } from '../../formats/useFormats.ts'
import { useAllTexts } from '../../texts/useTexts.ts'
import { formatErrorText, type ErrorTextInput } from '../../form/errorTexts.ts'

/** `required` is the error text of an empty answer. Needs the namespace `errors`. */
export const useAnswerErrorText = (required: string): ((invalid: ErrorTextInput) => string) => {
  const texts = useAllTexts()
  const formats = useFormats()
  return (invalid) => formatErrorText(invalid, { required: () => required }, { texts, formats })
}
