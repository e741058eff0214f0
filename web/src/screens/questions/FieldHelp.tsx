// Helps beside single fields that only lenders' steps have. They fail in silence: typing by hand goes on.
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
