// Asks for the date of birth to confirm a resume link.
import { dataPoints } from '@loan/domain/data-points/personal-details'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { findErrorKind, type ErrorTextInput } from '../../form/errorTexts.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { ResumeLink } from '../../lead-session/useResumeLink.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { datePartId } from '../../ui/datePartId.ts'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { readText } from '../frame/readText.ts'
import { useAnswerErrorText } from '../frame/useAnswerErrorText.ts'
import { useAnswerValidator } from '../frame/useAnswerValidator.ts'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { ConfirmScreen } from './ConfirmScreen.tsx'

const { dateOfBirth: dataPoint } = dataPoints
const dateId = 'date-of-birth'

export const ConfirmDateOfBirth = ({ link }: { readonly link: ResumeLink }) => {
  const { product } = useAppContext()
  const common = useTexts()
  const t = useTexts('continue')
  const validateAnswer = useAnswerValidator(dataPoint)
  const errorText = useAnswerErrorText(t('dateOfBirth>required'))
  const errors = useScreenErrors()
  const { dateOrder } = product.country
  const error = errors.find(dataPoint.path)

  const read = async (values: FormData) => {
    const datePart = (name: 'day' | 'month' | 'year') => readText(values, `${dataPoint.path}.${name}`)
    const validation = await validateAnswer({ day: datePart('day'), month: datePart('month'), year: datePart('year') })
    if (validation.outcome === 'answered') return { given: { dateOfBirth: String(validation.value) } }
    const invalid: ErrorTextInput = validation.outcome === 'invalid' ? validation.error : { code: 'required' }
    return { problem: errorText(invalid), kind: findErrorKind(invalid.code) }
  }

  return (
    <ConfirmScreen
      link={link}
      datum="dateOfBirth"
      errors={errors}
      read={read}
      showError={(text, kind) =>
        errors.showError([{ name: dataPoint.path, id: datePartId(dateId, dateOrder[0]), text, kind }])
      }
    >
      <Fieldset id={`${dateId}-group`} legend={<VisuallyHidden>{t('dateOfBirth>label')}</VisuallyHidden>} error={error}>
        <DateInput
          idPrefix={dateId}
          name={dataPoint.path}
          dateParts={dateOrder}
          labels={{ day: common('day'), month: common('month'), year: common('year') }}
          autoComplete="bday"
          enterKeyHint="go"
          invalidDateParts={error === undefined ? [] : dateOrder}
        />
      </Fieldset>
    </ConfirmScreen>
  )
}
