// How people in Spain write a name and an address in one line.
import type { LinePatterns } from '../formatLine.ts'

export const linePatterns: LinePatterns = {
  'personal-details': '{firstName} {lastName} {secondLastName}',
  'address-information': '{street} {houseNumber}, {blockNumber}, {floor} {flatNumber}, {postalCode} {city}, {province}',
}
