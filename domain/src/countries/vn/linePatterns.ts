// How people in Vietnam write a name and an address in one line.
import type { LinePatterns } from '../formatLine.ts'

export const linePatterns: LinePatterns = {
  'personal-details': '{lastName} {middleName} {firstName}',
  'address-information': '{houseNumber} {street}, {municipality}, {province}',
}
