// Generates a data point: its row in the catalogue, its field in the payload and its English label.
import { sections } from '@loan/domain/data-points/sections'
import { addRow, addTexts } from '../editText.ts'
import { type Kind, getOption, OrderError } from '../kind.ts'
import { sentence } from '../names.ts'

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

/** Finds the lead section, such as `incomeDetails`, of most data points in the text of a catalogue file. */
const findMainLeadSection = (catalogue: string): string => {
  const counts = new Map<string, number>()
  for (const [, leadSection = ''] of catalogue.matchAll(/path: '(\w+)\./gu))
    counts.set(leadSection, (counts.get(leadSection) ?? 0) + 1)
  const [[leadSection] = ['otherDetails']] = [...counts].toSorted(([, one], [, other]) => other - one)
  return leadSection
}

export const dataPoint: Kind = {
  usage: 'data-point name --section section [--kind text]',
  pattern: /^[a-z][A-Za-z\d]*$/u,
  options: { section: true, kind: false },
  plan: (order, project) => {
    const { name, options } = order
    const section = getOption(order, 'section')
    const kind = options['kind'] ?? 'text'
    const payloadSchema = payloadSchemas[kind]
    if (!sections.some((candidate) => candidate === section)) {
      throw new OrderError(`There is no section ${section}: it is one of ${sections.join(', ')}`)
    }
    if (payloadSchema === undefined) {
      throw new OrderError(
        `--kind ${kind} is not one of ${Object.keys(payloadSchemas).join(', ')}; other kinds need a list or a rule`,
      )
    }
    const catalogue = `domain/src/data-points/${section}.ts`
    const leadSection = findMainLeadSection(project.read(catalogue))
    const requiredError = kind === 'yes-no' ? 'Choose “Yes” or “No”' : 'Give your answer'
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
              `${name}: { path: '${leadSection}.${name}', kind: '${kind}', rules: [] },`,
            )(text)
          },
        ],
        [
          'domain/src/lead/application.ts',
          (text) => {
            const start = text.indexOf(`  ${leadSection}: v.exactOptional(`)
            if (start < 0) throw new OrderError(`The payload has no lead section ${leadSection}`)
            return text.slice(0, start) + addRow('v.strictObject({', `${name}: ${payloadSchema},`)(text.slice(start))
          },
        ],
        [
          `web/src/locales/en/${section}.json`,
          addTexts(['dataPoints', name], { label: sentence(name), required: requiredError }),
        ],
      ],
      missing: [
        `its label in every locale (dataPoints > ${name} in ${section}.json): npm run check locales lists the missing ones once a page has the data point`,
        `rules that validate it, in ${catalogue}`,
        `a page with this data point: npm run new -- page KEY --section ${section} --asks ${name}`,
        'its answer in server/src/personas/, for the tests that fill in all answers',
      ],
      tests: [
        'domain/src/data-points/catalogue.test.ts',
        'domain/src/countries/codes.test.ts',
        'the checks types and locales',
      ],
    }
  },
}
