// Generates a page that a product can add to its chain.
import { sections } from '@loan/domain/data-points/sections'
import { addItem, addTexts } from '../editText.ts'
import { type Kind, getOption, OrderError } from '../kind.ts'
import { camel, sentence } from '../names.ts'

/** Throws OrderError for an unknown section. */
export const requireSection = (name: string): string => {
  if (sections.some((section) => section === name)) return name
  throw new OrderError(`There is no section ${name}: it is one of ${sections.join(', ')}`)
}

export const page: Kind = {
  usage: 'page key --section section --asks dataPoint[,dataPoint]',
  pattern: /^[a-z]+(?:-[a-z]+)*$/u,
  options: { section: true, asks: true },
  plan: (order, project) => {
    const { name } = order
    const section = requireSection(getOption(order, 'section'))
    const names = getOption(order, 'asks').split(',')
    const catalogue = project.read(`domain/src/data-points/${section}.ts`)
    const unknown = names.filter((dataPoint) => !catalogue.includes(`\n  ${dataPoint}: {`))
    if (unknown.length > 0) {
      throw new OrderError(
        `${section} has no data point ${unknown.join(', ')}: npm run new -- data-point NAME --section ${section}`,
      )
    }
    const rows = 'domain/src/pages/rows.ts'
    const list = names.map((dataPoint) => `'${dataPoint}'`).join(', ')
    const row = `export const ${camel(name)} = /* @__PURE__ */ dynamic('${name}', '${section}', { '${section}': [${list}] })`
    return {
      files: {},
      edits: [
        [
          rows,
          (text) => {
            if (text.includes(`'${name}'`)) throw new OrderError(`The page ${name} already exists in ${rows}`)
            return `${text}\n${row}\n`
          },
        ],
        [
          `web/src/locales/en/${section}.json`,
          addTexts('pages', name, { title: `${sentence(name)}?`, help: 'Why the lender needs it.' }),
        ],
        [
          'domain/src/data-points/catalogue.test.ts',
          addItem('const beyondSpec: readonly string[] = [', ']', `'${name}'`),
        ],
      ],
      missing: [
        `its title and help in web/src/locales/en/${section}.json, and in every other locale (pages > ${name}): npm run check -- locales lists them when a product has the page`,
        `its position in the chain of a product: page.${camel(name)} in domain/src/products/sequences/, or in pages of domain/src/products/<brand>-<cc>.ts for one product`,
      ],
      tests: ['domain/src/data-points/catalogue.test.ts', 'domain/src/products/registry.test.ts', 'the check locales'],
    }
  },
}
