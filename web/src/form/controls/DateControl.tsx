// A date as separate inputs in the country's order; without the day for the kind `month`.
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { controlIdOf, dateParts } from '../controlNames.ts'
import type { ControlProps } from './control.ts'
import { useFieldTexts } from './useFieldTexts.ts'

export const DateControl = ({ dataPoint, values, error, isOptional, isLast }: ControlProps) => {
  const { product } = useApplication()
  const t = useTexts()
  const { label, ...texts } = useFieldTexts(dataPoint, isOptional)
  const { path, kind, input } = dataPoint
  const id = controlIdOf(path)
  const [day = '', month = '', year = ''] = dateParts.map((part) => values[`${path}.${part}`])
  const parts = product.country.dateOrder.filter((part) => kind === 'date' || part !== 'day')
  return (
    <Fieldset id={`${id}-group`} legend={label} {...texts} {...(error !== undefined && { error })}>
      <DateInput
        idPrefix={id}
        name={path}
        parts={parts}
        labels={{ day: t('day'), month: t('month'), year: t('year') }}
        defaultValues={{ day, month, year }}
        autoComplete={input?.autocomplete === 'bday' ? 'bday' : undefined}
        enterKeyHint={isLast ? 'go' : 'next'}
        invalidParts={error === undefined ? undefined : parts}
      />
    </Fieldset>
  )
}
