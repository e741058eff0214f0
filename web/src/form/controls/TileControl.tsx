// The control of a choice whose options have a meaning that an icon shows: tiles, in two columns where they fit.
import { Fieldset } from '../../ui/Fieldset.tsx'
import { RadioTiles } from '../../ui/RadioTiles.tsx'
import { buildControlId } from '../controlNames.ts'
import type { ControlProps } from './control.ts'
import { findOptionIcon } from './optionIcons.ts'
import { useFieldTexts } from './useFieldTexts.ts'
import { useOptions } from './useOptions.ts'

export const TileControl = ({ dataPoint, values, error, isOptional }: ControlProps) => {
  const { label, ...texts } = useFieldTexts(dataPoint, isOptional)
  const options = useOptions(dataPoint)
  const id = buildControlId(dataPoint.path)
  return (
    <Fieldset id={`${id}-group`} legend={label} {...texts} {...(error !== undefined && { error })}>
      <RadioTiles
        idPrefix={id}
        name={dataPoint.path}
        options={options.map((option) => ({ ...option, icon: findOptionIcon(dataPoint.options, option.value) }))}
        defaultValue={values[dataPoint.path]}
        invalid={error !== undefined}
      />
    </Fieldset>
  )
}
