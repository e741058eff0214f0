// The example dates of hints, as they are written in the applicant's language and country.
import { buildLazyFormats } from '../../formats/useLazyFormats.ts'
import { type FormatOptions, createFormatsHook } from '../../formats/useFormats.ts'
import type { TextParams } from '../../i18n/findText.ts'

const buildDateExamples = (options: FormatOptions): TextParams => {
  const { date, numericMonth } = buildLazyFormats(options)
  return {
    birthDate: date('1985-07-14'),
    issueDate: date('2021-11-09'),
    pastMonth: numericMonth('2021-09-01'),
    futureMonth: numericMonth('2031-09-01'),
  }
}

/** Formatted once for each language: creating a date format takes as long as rendering a page. */
export const useDateExamples = createFormatsHook(buildDateExamples)
