// How people in the Philippines write a name and an address in one line.
import type { LinePatterns } from '../formatLine.ts'

export const linePatterns: LinePatterns = {
  'personal-details': '{firstName} {middleName} {lastName}',
  'address-information': '{houseNumber} {street}, {district}, {city}, {province} {postalCode}',
}
