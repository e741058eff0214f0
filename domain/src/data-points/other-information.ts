// Data points about public office and the vehicle, which some lenders require.
import { when } from './when.ts'
import { placeRule } from '../rules/place.ts'
import { wholeNumberBetween } from '../rules/range.ts'
import { yearRule } from '../rules/year.ts'
import { vehicleModelRule } from '../rules/vehicleModel.ts'
import { vehiclePlateRule } from '../rules/vehiclePlate.ts'
import type { DataPoint } from './dataPoint.ts'

const ownsVehicle = when('otherDetails.vehicleOwnership', true)

export const dataPoints = {
  isPoliticallyExposed: { path: 'otherDetails.isPoliticallyExposed', kind: 'yes-no', rules: [] },
  connectedToPep: { path: 'otherDetails.connectedToPep', kind: 'yes-no', rules: [] },
  vehicleOwnership: { path: 'otherDetails.vehicleOwnership', kind: 'yes-no', rules: [] },
  vehicleConsent: {
    path: 'otherDetails.vehicleConsent',
    kind: 'consent',
    rules: [],
    optional: true,
    when: ownsVehicle,
  },
  isVehicleFinanced: { path: 'otherDetails.isVehicleFinanced', kind: 'yes-no', rules: [], when: ownsVehicle },
  /** @assumed only for a loan that buys a vehicle: no other purpose has a down payment. */
  hasVehicleDownPayment: {
    path: 'otherDetails.hasVehicleDownPayment',
    kind: 'yes-no',
    rules: [],
    when: when('otherDetails.loanPurpose', 'vehicle'),
  },
  vehicleLicensePlateNumber: {
    path: 'otherDetails.vehicleLicensePlateNumber',
    kind: 'code',
    rules: [vehiclePlateRule],
    when: ownsVehicle,
    input: { capitalise: 'characters', size: 10 },
  },
  vehicleBrand: { path: 'otherDetails.vehicleBrand', kind: 'text', rules: [placeRule], when: ownsVehicle },
  vehicleModel: { path: 'otherDetails.vehicleModel', kind: 'text', rules: [vehicleModelRule], when: ownsVehicle },
  /** Kilometres. */
  vehicleOdometer: {
    path: 'otherDetails.vehicleOdometer',
    kind: 'integer',
    rules: [wholeNumberBetween(0, 2_000_000)],
    when: ownsVehicle,
    input: { inputMode: 'numeric', size: 8 },
  },
  vehicleRegistrationYear: {
    path: 'otherDetails.vehicleRegistrationYear',
    kind: 'integer',
    rules: [yearRule],
    when: ownsVehicle,
    input: { inputMode: 'numeric', size: 4 },
  },
} as const satisfies Record<string, DataPoint>
