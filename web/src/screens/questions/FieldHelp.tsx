// Field helpers that only lender steps have. A helper that fails shows nothing; the applicant can still type.
import type { ComponentType } from 'react'
import type { FieldHelperProps } from '../../form/field-helpers/fieldHelperProps.ts'
import { BirthDateInCode } from './BirthDateInCode.tsx'
import { ProfessionNames } from './ProfessionNames.tsx'
import { VehicleNames } from './VehicleNames.tsx'

const helps: Readonly<Partial<Record<string, ComponentType<FieldHelperProps>>>> = {
  personalCode: BirthDateInCode,
  jobTitle: ProfessionNames,
  vehicleBrand: VehicleNames,
  vehicleModel: VehicleNames,
}

export const FieldHelp = (props: FieldHelperProps) => {
  const Help = helps[props.dataPoint.name]
  return Help === undefined ? null : <Help {...props} />
}
