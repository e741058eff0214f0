// A date as separate inputs in the country's order; without the day for the kind `month`.
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { buildControlId, dateParts } from '../controlNames.ts'
import type { ControlProps } from './control.ts'
import { useDateExamples } from './useDateExamples.ts'
import { useFieldTexts } from './useFieldTexts.ts'

export const DateControl = ({ dataPoint, values, error, isOptional, isLast }: ControlProps) => {
  const { product } = useAppContext()
  const t = useTexts()
  const { label, ...texts } = useFieldTexts(dataPoint, isOptional, useDateExamples())
  const { path, kind, input } = dataPoint
  const id = buildControlId(path)
  const [day = '', month = '', year = ''] = dateParts.map((datePart) => values[`${path}.${datePart}`])
  const shownDateParts = product.country.dateOrder.filter((datePart) => kind === 'date' || datePart !== 'day')
  return (
    <Fieldset id={`${id}-group`} legend={label} {...texts} {...(error !== undefined && { error })}>
      <DateInput
        idPrefix={id}
        name={path}
        dateParts={shownDateParts}
        labels={{ day: t('day'), month: t('month'), year: t('year') }}
        defaultValues={{ day, month, year }}
        autoComplete={input?.autocomplete === 'bday' ? 'bday' : undefined}
        enterKeyHint={isLast ? 'go' : 'next'}
        invalidDateParts={error === undefined ? undefined : shownDateParts}
      />
    </Fieldset>
  )
}
