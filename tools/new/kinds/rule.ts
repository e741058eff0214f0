// One more rule: a check of one value, with its code, its test and its English words.
import { addRow, addTexts } from '../editText.ts'
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
        [`${folder}/${name}.ts`]: `// ${sentence(name)}: letters and digits in its form.
import { patternRule } from './rule.ts'

export const ${name}Rule = patternRule('${code}', /^[A-Z\\d]{4,20}$/u)
`,
        [`${folder}/${name}.test.ts`]: `// Values that fit, and values that do not, by where they are wrong.
import { expect, it } from 'vitest'
import { plContext } from '../testing/context.ts'
import { ${name}Rule } from './${name}.ts'

it.each(['AB12', 'ABCDEFGHIJ0123456789'])('takes %s', (value) => {
  expect(${name}Rule.check(value, plContext())).toBeNull()
})

it.each(['', 'AB1', 'ABCDEFGHIJ01234567890', 'AB-12', 'ab12'])('refuses "%s"', (value) => {
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
        ['web/src/locales/en/errors.json', addTexts([code], `Check it: 4 to 20 letters and digits`)],
      ],
      missing: [
        `what it checks in ${folder}/${name}.ts, and its test beside it`,
        `the words of ${code} in every locale's errors.json: npm run check locales lists them`,
        'a data point or a country that uses it: npm run check unused complains until then',
      ],
      tests: [`${folder}/${name}.test.ts`, `${folder}/patterns.test.ts`, 'the gate locales'],
    }
  },
}
