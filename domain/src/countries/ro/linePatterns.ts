// How people in Romania write a name and an address in one line.
import type { LinePatterns } from '../formatLine.ts'

export const linePatterns: LinePatterns = {
  'personal-details': '{firstName} {lastName}',
  'address-information':
    '{street} {houseNumber}, bl. {blockNumber}, et. {floor}, ap. {flatNumber}, {postalCode} {city}, {district}, {province}',
}
