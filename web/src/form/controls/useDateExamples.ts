// The example dates of hints, as they are written in the applicant's language and country.
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import type { TextParams } from '../../i18n/findText.ts'

export const useDateExamples = (): TextParams => {
  const { date, numericMonth } = useLazyFormats()
  return {
    birthDate: date('1985-07-14'),
    issueDate: date('2021-11-09'),
    pastMonth: numericMonth('2021-09-01'),
    futureMonth: numericMonth('2031-09-01'),
  }
}
