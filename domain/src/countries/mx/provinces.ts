// The 32 states of Mexico by ISO 3166-2 code: the code of the civil registers, which a CURP contains, and the name,
// which is the same in every language.
import { listKeys } from '../../records.ts'
import type { OptionList } from '../../validation/validationCountry.ts'

const states = {
  'MX-AGU': ['AS', 'Aguascalientes'],
  'MX-BCN': ['BC', 'Baja California'],
  'MX-BCS': ['BS', 'Baja California Sur'],
  'MX-CAM': ['CC', 'Campeche'],
  'MX-CHP': ['CS', 'Chiapas'],
  'MX-CHH': ['CH', 'Chihuahua'],
  'MX-CMX': ['DF', 'Ciudad de México'],
  'MX-COA': ['CL', 'Coahuila de Zaragoza'],
  'MX-COL': ['CM', 'Colima'],
  'MX-DUR': ['DG', 'Durango'],
  'MX-MEX': ['MC', 'Estado de México'],
  'MX-GUA': ['GT', 'Guanajuato'],
  'MX-GRO': ['GR', 'Guerrero'],
  'MX-HID': ['HG', 'Hidalgo'],
  'MX-JAL': ['JC', 'Jalisco'],
  'MX-MIC': ['MN', 'Michoacán'],
  'MX-MOR': ['MS', 'Morelos'],
  'MX-NAY': ['NT', 'Nayarit'],
  'MX-NLE': ['NL', 'Nuevo León'],
  'MX-OAX': ['OC', 'Oaxaca'],
  'MX-PUE': ['PL', 'Puebla'],
  'MX-QUE': ['QT', 'Querétaro'],
  'MX-ROO': ['QR', 'Quintana Roo'],
  'MX-SLP': ['SP', 'San Luis Potosí'],
  'MX-SIN': ['SL', 'Sinaloa'],
  'MX-SON': ['SR', 'Sonora'],
  'MX-TAB': ['TC', 'Tabasco'],
  'MX-TAM': ['TS', 'Tamaulipas'],
  'MX-TLA': ['TL', 'Tlaxcala'],
  'MX-VER': ['VZ', 'Veracruz'],
  'MX-YUC': ['YN', 'Yucatán'],
  'MX-ZAC': ['ZS', 'Zacatecas'],
} as const

type State = keyof typeof states

const keys = listKeys(states)

export const mxStates: OptionList<State> = {
  keys,
  labels: Object.fromEntries(keys.map((key) => [key, states[key][1]])),
}

/** Undefined for a code without a state, for example of births abroad. */
export const findStateOfRegister = (code: string): State | undefined => keys.find((key) => states[key][0] === code)
