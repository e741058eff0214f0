// A box to tick: unticked at first, one for each purpose (countries.md §3, E4).
import { Checkbox } from '../../ui/Checkbox.tsx'
import { controlIdOf } from '../controlNames.ts'
import type { ControlProps } from './control.ts'
import { useFieldTexts } from './useFieldTexts.ts'

export const ConsentControl = ({ dataPoint, values, error, isOptional }: ControlProps) => {
  const { label, hint, optionalText } = useFieldTexts(dataPoint, isOptional)
  return (
    <Checkbox
      id={controlIdOf(dataPoint.path)}
      name={dataPoint.path}
      label={optionalText === undefined ? label : `${label} ${optionalText}`}
      defaultChecked={values[dataPoint.path] === 'true'}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
    />
  )
}
