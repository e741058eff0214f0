// Models of vehicles: a name, a number alone (`208`), or one with punctuation (`up!`, `e:Ny1`, `#1`, `Wagon R+`).
import { patternRule } from './rule.ts'

/** @assumed spec 3.8 names the field without a form: the characters of the models that the server suggests. */
export const vehicleModelRule = patternRule('number-characters', /^#?[\p{L}\p{N}][\p{L}\p{M}\p{N} .,:/'’!+#&()_-]*$/u)
