// Field helpers that only lender steps have. A helper that fails shows nothing; the applicant can still type.
import type { ComponentType } from 'react'
import type { AssistProps } from '../../form/assists/assistProps.ts'
import { BirthDateInCode } from './BirthDateInCode.tsx'
import { ProfessionNames } from './ProfessionNames.tsx'
import { VehicleNames } from './VehicleNames.tsx'

const helps: Readonly<Partial<Record<string, ComponentType<AssistProps>>>> = {
  personalCode: BirthDateInCode,
  jobTitle: ProfessionNames,
  vehicleBrand: VehicleNames,
  vehicleModel: VehicleNames,
}

export const FieldHelp = (props: AssistProps) => {
  const Help = helps[props.dataPoint.name]
  return Help === undefined ? null : <Help {...props} />
}
