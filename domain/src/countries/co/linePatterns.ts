// How people in Colombia write a name and an address in one line.
import type { LinePatterns } from '../formatLine.ts'

export const linePatterns: LinePatterns = {
  'personal-details': '{firstName} {middleName} {lastName} {secondLastName}',
  'address-information': '{street}, {suburb}, {city}, {province}',
}
