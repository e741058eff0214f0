// Generates a data point: its row in the catalogue, its field in the payload and its English label.
import { addRow, addTexts, ensureImport } from '../editText.ts'
import { type Kind, getOption, OrderError } from '../kind.ts'
import { sentence } from '../names.ts'
import { requireSection } from './page.ts'

/** The name of the schema of a payload field (domain/src/lead/application.ts), by kind of data point. */
const payloadSchemas: Readonly<Record<string, string>> = {
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

/** The parser that a data point of a date brings, so that a page without one does not load it. */
const parsers: Readonly<Record<string, string>> = { date: 'parseDate', month: 'parseMonth' }

export const dataPoint: Kind = {
  usage: 'data-point name --section section [--kind text]',
  pattern: /^[a-z][A-Za-z\d]*$/u,
  options: { section: true, kind: false },
  plan: (order, project) => {
    const { name } = order
    const section = requireSection(getOption(order, 'section'))
    const kind = order.options['kind'] ?? 'text'
    const schema = payloadSchemas[kind]
    if (schema === undefined) {
      throw new OrderError(
        `--kind ${kind} is not one of ${Object.keys(payloadSchemas).join(', ')}; other kinds need a list or a rule`,
      )
    }
    const catalogue = `domain/src/data-points/${section}.ts`
    // The section of the lead of the first data point in the catalogue.
    const leadSection = /path: '(?<lead>\w+)\./u.exec(project.read(catalogue))?.groups?.['lead'] ?? 'otherDetails'
    const required = kind === 'yes-no' ? 'Choose “Yes” or “No”' : 'Give your answer'
    const parser = parsers[kind]
    const parse = parser === undefined ? '' : ` parse: ${parser},`
    const row = `${name}: { path: '${leadSection}.${name}', kind: '${kind}',${parse} rules: [] },`
    return {
      files: {},
      edits: [
        [catalogue, addRow('export const dataPoints = {', row)],
        ...(parser === undefined ? [] : [[catalogue, ensureImport(parser, '../rules/parseDate.ts')] as const]),
        [
          'domain/src/lead/application.ts',
          (text) => {
            const start = text.indexOf(`  ${leadSection}: v.exactOptional(`)
            if (start < 0) throw new OrderError(`The payload has no lead section ${leadSection}`)
            return text.slice(0, start) + addRow('v.strictObject({', `${name}: ${schema},`)(text.slice(start))
          },
        ],
        [`web/src/locales/en/${section}.json`, addTexts('dataPoints', name, { label: sentence(name), required })],
      ],
      missing: [
        `its label in every locale (dataPoints > ${name} in ${section}.json): npm run check -- locales lists the missing ones once a page has the data point`,
        `rules that validate it, in ${catalogue}`,
        `a page with this data point: npm run new -- page KEY --section ${section} --asks ${name}; or its name in dataPoints of an existing page, in a product's sequence or in domain/src/pages/rows.ts`,
        `its condition, if only some applicants answer it: when: when('otherDetails.housingTenure', 'rented') in ${catalogue} (domain/src/data-points/when.ts)`,
        'its answer in domain/src/countries/<cc>/personas.ts, for the tests that fill in all answers',
      ],
      tests: [
        'domain/src/data-points/catalogue.test.ts',
        'domain/src/countries/codes.test.ts',
        'the checks types and locales',
      ],
    }
  },
}
