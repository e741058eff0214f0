// Generates a data point: its row in the catalogue, its field in the payload and its English label.
import { addRow, addTexts } from '../editText.ts'
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
    const row = `${name}: { path: '${leadSection}.${name}', kind: '${kind}', rules: [] },`
    return {
      files: {},
      edits: [
        [catalogue, addRow('export const dataPoints = {', row)],
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
        `its label in every locale (dataPoints > ${name} in ${section}.json): npm run check locales lists the missing ones once a page has the data point`,
        `rules that validate it, in ${catalogue}`,
        `a page with this data point: npm run new -- page KEY --section ${section} --asks ${name}`,
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
