// Which control asks which kind of value: the type of this table is its completeness test.
import type { ValueKind } from '@loan/domain/data-points/dataPoint'
import type { ComponentType } from 'react'
import { ChoiceControl, YesNoControl } from './ChoiceControl.tsx'
import { ConsentControl } from './ConsentControl.tsx'
import type { ControlProps } from './control.ts'
import { DateControl } from './DateControl.tsx'
import { RangeControl } from './RangeControl.tsx'
import { TextControl } from './TextControl.tsx'

const controls: Readonly<Record<ValueKind, ComponentType<ControlProps>>> = {
  text: TextControl,
  email: TextControl,
  phone: TextControl,
  code: TextControl,
  money: TextControl,
  integer: TextControl,
  decimal: TextControl,
  date: DateControl,
  month: DateControl,
  choice: ChoiceControl,
  'yes-no': YesNoControl,
  consent: ConsentControl,
}

export const Control = (props: ControlProps) => {
  const { kind, input } = props.dataPoint
  const Kind = input?.range === undefined ? controls[kind] : RangeControl
  return <Kind {...props} />
}
