// Generates a data point: its row in the catalogue, its field in the payload and its English label.
import { sections } from '@loan/domain/data-points/sections'
import { addRow, addTexts } from '../editText.ts'
import { type Kind, optionOf, OrderError } from '../kind.ts'
import { sentence } from '../names.ts'

/** Schema of the payload (domain/src/lead/application.ts) by kind of data point. */
const payloadKinds: Readonly<Record<string, string>> = {
  text: 'text',
  code: 'text',
  money: 'number',
  integer: 'number',
  decimal: 'number',
  date: 'date',
  month: 'date',
  'yes-no': 'flag',
  consent: 'flag',
}

/** The part of the payload that contains most data points of a section. */
const partOf = (catalogue: string): string => {
  const counts = new Map<string, number>()
  for (const [, part = ''] of catalogue.matchAll(/path: '(\w+)\./gu)) counts.set(part, (counts.get(part) ?? 0) + 1)
  const [[part] = ['otherDetails']] = [...counts].toSorted(([, one], [, other]) => other - one)
  return part
}

export const dataPoint: Kind = {
  usage: 'data-point name --section section [--kind text]',
  pattern: /^[a-z][A-Za-z\d]*$/u,
  options: { section: true, kind: false },
  plan: (order, project) => {
    const { name, options } = order
    const section = optionOf(order, 'section')
    const kind = options['kind'] ?? 'text'
    const payload = payloadKinds[kind]
    if (!sections.some((known) => known === section)) {
      throw new OrderError(`There is no section ${section}: it is one of ${sections.join(', ')}`)
    }
    if (payload === undefined) {
      throw new OrderError(
        `--kind ${kind} is not one of ${Object.keys(payloadKinds).join(', ')}; other kinds need a list or a rule`,
      )
    }
    const catalogue = `domain/src/data-points/${section}.ts`
    const part = partOf(project.read(catalogue))
    const error = kind === 'yes-no' ? 'Choose “Yes” or “No”' : `Give your answer`
    return {
      files: {},
      edits: [
        [
          catalogue,
          (text) => {
            if (text.includes(`\n  ${name}: {`))
              throw new OrderError(`The data point ${name} already exists in ${catalogue}`)
            return addRow(
              'export const dataPoints = {',
              `${name}: { path: '${part}.${name}', kind: '${kind}', rules: [] },`,
            )(text)
          },
        ],
        [
          'domain/src/lead/application.ts',
          (text) => {
            const start = text.indexOf(`  ${part}: v.exactOptional(`)
            if (start < 0) throw new OrderError(`The payload has no part ${part}`)
            return text.slice(0, start) + addRow('v.strictObject({', `${name}: ${payload},`)(text.slice(start))
          },
        ],
        [
          `web/src/locales/en/${section}.json`,
          addTexts(['dataPoints', name], { label: sentence(name), required: error }),
        ],
      ],
      missing: [
        `its label in every locale (dataPoints > ${name} in ${section}.json): npm run check locales lists them when a page has it`,
        `rules that validate it, in ${catalogue}`,
        `a page with this data point: npm run new -- page KEY --section ${section} --asks ${name}`,
        'an answer in server/src/personas/, for the tests that fill in all answers',
      ],
      tests: [
        'domain/src/data-points/catalogue.test.ts',
        'domain/src/countries/codes.test.ts',
        'the checks types and locales',
      ],
    }
  },
}
