// Generates a rule: the validation of one value, with its error code, its test and its English message.
import { addRow, addText } from '../editText.ts'
import type { Kind } from '../kind.ts'
import { kebab, sentence } from '../names.ts'

export const rule: Kind = {
  usage: 'rule name',
  pattern: /^[a-z][A-Za-z\d]*$/u,
  options: {},
  plan: ({ name }) => {
    const folder = 'domain/src/rules'
    const code = `${kebab(name)}-form`
    return {
      files: {
        [`${folder}/${name}.ts`]: `// ${sentence(name)}: letters and digits that match a pattern.
import { patternRule } from './rule.ts'

export const ${name}Rule = patternRule('${code}', /^[A-Z\\d]{4,20}$/u)
`,
        [`${folder}/${name}.test.ts`]: `// Valid values, and invalid values with their error.
import { expect, it } from 'vitest'
import { plContext } from '../testing/context.ts'
import { ${name}Rule } from './${name}.ts'

it.each(['AB12', 'ABCDEFGHIJ0123456789'])('accepts %s', (value) => {
  expect(${name}Rule.check(value, plContext())).toBeNull()
})

it.each(['', 'AB1', 'ABCDEFGHIJ01234567890', 'AB-12', 'ab12'])('rejects "%s"', (value) => {
  expect(${name}Rule.check(value, plContext())).toEqual({ code: '${code}' })
})
`,
      },
      edits: [
        [
          `${folder}/errorCodes.ts`,
          addRow(
            'export const errorCodes = {',
            `'${code}': 'Not in the form of ${kebab(name).replaceAll('-', ' ')}.',`,
          ),
        ],
        ['web/src/locales/en/errors.json', addText(code, 'Check it: 4 to 20 letters and digits')],
      ],
      missing: [
        `its real pattern in ${folder}/${name}.ts, and the test beside it`,
        `the message of ${code} in errors.json of every locale: npm run check -- locales lists them`,
        'a data point or a country that uses it: npm run check -- deadCode fails until then',
      ],
      tests: [`${folder}/${name}.test.ts`, `${folder}/patterns.test.ts`, 'the check locales'],
    }
  },
}
