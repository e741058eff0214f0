// The order in which each country writes a name and an address in one line. Not in country.ts of a country: that file
// is in the first chunk (docs/layers.md), and only the review formats lines.
import type { CountryCode } from './country.ts'
import type { LinePatterns } from './formatLine.ts'

export const linePatterns: Readonly<Record<CountryCode, LinePatterns>> = {
  CO: {
    'personal-details': '{firstName} {middleName} {lastName} {secondLastName}',
    'address-information': '{street}, {suburb}, {city}, {province}',
  },
  DE: {
    'personal-details': '{firstName} {lastName}',
    'address-information': '{street} {houseNumber}, {postalCode} {city}',
  },
  ES: {
    'personal-details': '{firstName} {lastName} {secondLastName}',
    'address-information':
      '{street} {houseNumber}, {blockNumber}, {floor} {flatNumber}, {postalCode} {city}, {province}',
  },
  MX: {
    'personal-details': '{firstName} {lastName} {secondLastName}',
    'address-information':
      '{street} {houseNumber}, {blockNumber}, piso {floor}, int. {flatNumber}, {suburb}, {postalCode} {municipality}, {province}',
  },
  PH: {
    'personal-details': '{firstName} {middleName} {lastName}',
    'address-information': '{houseNumber} {street}, {district}, {city}, {province} {postalCode}',
  },
  PL: {
    'personal-details': '{firstName} {lastName}',
    'address-information': '{street} {houseNumber}/{flatNumber}, {postalCode} {city}, {province}',
  },
  RO: {
    'personal-details': '{firstName} {lastName}',
    'address-information':
      '{street} {houseNumber}, bl. {blockNumber}, et. {floor}, ap. {flatNumber}, {postalCode} {city}, {district}, {province}',
  },
  VN: {
    'personal-details': '{lastName} {middleName} {firstName}',
    'address-information': '{houseNumber} {street}, {municipality}, {province}',
  },
}
