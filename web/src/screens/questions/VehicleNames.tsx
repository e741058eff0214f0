// Suggests vehicle makes, and the models of the typed make.
import { vehicleModels } from '@loan/domain/contract/choices'
import type { FieldHelperProps } from '../../form/field-helpers/fieldHelperProps.ts'
import { SuggestedNames } from './SuggestedNames.tsx'
import { createNameListHook } from './createNameListHook.ts'

const makePath = 'otherDetails.vehicleBrand'

const useMakes = createNameListHook(async ({ request }) => {
  const result = await request(vehicleModels, {})
  return result.outcome === 'ok' ? result.reply.makes : null
})

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

export const VehicleNames = (props: FieldHelperProps) => {
  const makes = useMakes()
  const listNames = (make: string): readonly string[] =>
    props.dataPoint.path === makePath
      ? makes.map(({ name }) => name)
      : (makes.find(({ name }) => isSameName(name, make))?.models ?? [])
  return <SuggestedNames {...props} follows={makePath} listNames={listNames} />
}
