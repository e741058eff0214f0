// Maps each kind of value to its control; the type of the table requires an entry for every kind. Controls that the
// first pages rarely need are in separate chunks.
import type { DataPoint, ValueKind } from '@loan/domain/data-points/dataPoint'
import { type ComponentType, createElement } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import type { InstanceOwner } from '../../lib/instances.ts'
import { lazyResource } from '../../loading/resource.ts'
import { ConsentControl } from './ConsentControl.tsx'
import type { ControlProps } from './control.ts'
import { RangeControl } from './RangeControl.tsx'
import { TextControl } from './TextControl.tsx'

type ControlComponent = ComponentType<ControlProps>

const getDateControl = lazyResource(
  async (): Promise<ControlComponent> => (await import('./DateControl.tsx')).DateControl,
)

const getTileControl = lazyResource(
  async (): Promise<ControlComponent> => (await import('./TileControl.tsx')).TileControl,
)
const getChoiceControl = lazyResource(
  async (): Promise<ControlComponent> => (await import('./ChoiceControl.tsx')).ChoiceControl,
)
const getYesNoControl = lazyResource(
  async (): Promise<ControlComponent> => (await import('./ChoiceControl.tsx')).YesNoControl,
)
/** The choice of a country; without its chunk, a native select. */
const getCountryChoice = lazyResource((owner): Promise<ControlComponent> =>
  import('./CountryChoice.tsx').then(
    (chunk) => chunk.CountryChoice,
    () => getChoiceControl(owner).preload(),
  ),
)
/** A field with suggestions; without its chunk, a text input. */
const getSuggestingText = lazyResource((): Promise<ControlComponent> =>
  import('./SuggestingText.tsx').then(
    (chunk) => chunk.SuggestingText,
    () => TextControl,
  ),
)

/** A control, or the resource of its chunk. */
type ControlEntry = ControlComponent | { readonly getChunk: typeof getDateControl }

const controls: Readonly<Record<ValueKind, ControlEntry>> = {
  text: TextControl,
  email: TextControl,
  phone: TextControl,
  code: TextControl,
  money: TextControl,
  integer: TextControl,
  decimal: TextControl,
  consent: ConsentControl,
  date: { getChunk: getDateControl },
  month: { getChunk: getDateControl },
  choice: { getChunk: getChoiceControl },
  'yes-no': { getChunk: getYesNoControl },
}

/** The controls of data points with `input.search`. */
const searchControls: Readonly<Partial<Record<ValueKind, ControlEntry>>> = {
  text: { getChunk: getSuggestingText },
  choice: { getChunk: getCountryChoice },
}

const findEntry = ({ kind, input }: DataPoint): ControlEntry => {
  if (input?.range !== undefined) return RangeControl
  if (input?.tiles) return { getChunk: getTileControl }
  return (input?.search ? searchControls[kind] : undefined) ?? controls[kind]
}

const resolveControl = (owner: InstanceOwner, dataPoint: DataPoint): ControlComponent | undefined => {
  const control = findEntry(dataPoint)
  return 'getChunk' in control ? control.getChunk(owner).peek() : control
}

export const hasControls = (owner: InstanceOwner, dataPoints: readonly DataPoint[]): boolean =>
  dataPoints.every((dataPoint) => resolveControl(owner, dataPoint) !== undefined)

export const fetchControls = async (owner: InstanceOwner, dataPoints: readonly DataPoint[]): Promise<void> => {
  await Promise.all(
    dataPoints.flatMap((dataPoint) => {
      const control = findEntry(dataPoint)
      return 'getChunk' in control ? [control.getChunk(owner).preload()] : []
    }),
  )
}

/** Throws when `fetchControls` has not loaded the control. */
export const Control = (props: ControlProps) => {
  const control = resolveControl(useAppContext(), props.dataPoint)
  if (control === undefined) throw new Error(`The control of ${props.dataPoint.name} is not loaded`)
  return createElement(control, props)
}
