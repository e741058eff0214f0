// Maps each kind of value to its control; the type of the table requires an entry for every kind. Controls that the
// first pages rarely need are in separate chunks.
import type { DataPoint, ValueKind } from '@loan/domain/data-points/dataPoint'
import type { ComponentType } from 'react'
import { ChoiceControl, YesNoControl } from './ChoiceControl.tsx'
import { ConsentControl } from './ConsentControl.tsx'
import type { ControlProps } from './control.ts'
import { RangeControl } from './RangeControl.tsx'
import { TextControl } from './TextControl.tsx'

type ControlOf = ComponentType<ControlProps>

/** A control, or a function that loads its chunk. */
const controls: Readonly<Record<ValueKind, ControlOf | { readonly fetch: () => Promise<ControlOf> }>> = {
  text: TextControl,
  email: TextControl,
  phone: TextControl,
  code: TextControl,
  money: TextControl,
  integer: TextControl,
  decimal: TextControl,
  consent: ConsentControl,
  date: { fetch: async () => (await import('./DateControl.tsx')).DateControl },
  month: { fetch: async () => (await import('./DateControl.tsx')).DateControl },
  choice: ChoiceControl,
  'yes-no': YesNoControl,
}

const fetched = new Map<ValueKind, ControlOf>()

const controlOf = ({ kind, input }: DataPoint): ControlOf | undefined => {
  if (input?.range !== undefined) return RangeControl
  const control = controls[kind]
  return 'fetch' in control ? fetched.get(kind) : control
}

export const hasControls = (dataPoints: readonly DataPoint[]): boolean =>
  dataPoints.every((dataPoint) => controlOf(dataPoint) !== undefined)

export const fetchControls = async (dataPoints: readonly DataPoint[]): Promise<void> => {
  await Promise.all(
    dataPoints.map(async ({ kind }) => {
      const control = controls[kind]
      if ('fetch' in control && !fetched.has(kind)) fetched.set(kind, await control.fetch())
    }),
  )
}

/** Throws when `fetchControls` has not loaded the control. */
export const Control = (props: ControlProps) => {
  const Kind = controlOf(props.dataPoint)
  if (Kind === undefined) throw new Error(`The control of ${props.dataPoint.name} is not loaded`)
  return <Kind {...props} />
}
