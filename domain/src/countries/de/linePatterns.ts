// How people in Germany write a name and an address in one line.
import type { LinePatterns } from '../formatLine.ts'

export const linePatterns: LinePatterns = {
  'personal-details': '{firstName} {lastName}',
  'address-information': '{street} {houseNumber}, {postalCode} {city}',
}
