// Loads the rules and options of every country before a test file runs, as a server does at its start.
import { countries } from '../countries/registry.ts'

await Promise.all(Object.values(countries).map((country) => country.load()))
