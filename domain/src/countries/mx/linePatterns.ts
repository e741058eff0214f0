// How people in Mexico write a name and an address in one line.
import type { LinePatterns } from '../formatLine.ts'

export const linePatterns: LinePatterns = {
  'personal-details': '{firstName} {lastName} {secondLastName}',
  'address-information':
    '{street} {houseNumber}, {blockNumber}, piso {floor}, int. {flatNumber}, {suburb}, {postalCode} {municipality}, {province}',
}
