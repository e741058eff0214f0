// Registration numbers of vehicles. @assumed spec 3.8 names the field without a form.
import { patternRule } from './rule.ts'

export const vehiclePlateRule = patternRule('vehicle-plate-characters', /^[\p{L}\d][\p{L}\d -]{0,14}$/u)
