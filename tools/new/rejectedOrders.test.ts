// A command that cannot be executed says what to change.
import { expect, it } from 'vitest'
import { createFixture } from './testing/createFixture.ts'

it.each([
  ['', 'There is no kind "".\nnpm run new --\n  brand NAME --country xx'],
  ['bank x', 'There is no kind "bank".'],
  ['brand', '"" is not a valid name'],
  ['brand ../x --country es', 'is not a valid name'],
  ['brand lumen', '--country is missing'],
  ['brand lumen --country', 'argument missing'],
  ['brand lumen --colour red', "Unknown option '--colour'"],
  ['brand lumen --country fr', 'There is no country fr yet: npm run new -- country fr'],
  ['country zz', 'zz is not a country'],
  ['page x --section nowhere --asks y', 'There is no section nowhere'],
  ['page x --section education --asks y', 'education has no data point y'],
  ['data-point petAge --section education --kind choice', '--kind choice is not one of'],
  ['locale ca', 'There is no country ca: use an option such as --country es'],
  ['locale qq --country es', 'Intl does not support the language qq'],
  ['vendor petNet --purpose fun', 'There is no purpose fun: it is one of advertising, analytics, recording'],
])('rejects "%s" with a reason', (command, message) => {
  expect(() => createFixture().make(command)).toThrow(message)
})
