// Generates a brand, or a brand in another country. Copies the settings of a product of the country, and the page, the
// theme, the font and the scenes of another brand.
import { addImport, addRow } from '../editText.ts'
import { type Kind, getOption, OrderError, type Project } from '../kind.ts'
import { camel, countryName, pascal } from '../names.ts'

const productsFolder = 'domain/src/products'
const brandsFolder = 'web/src/brands'

/** The product of a country without one: the classic pages, which need no other texts. */
const otherModel = 'tukan-es'

/** The id of the product to copy: of the same country, preferably one with a full page sequence; null without one. */
const findModel = (project: Project, country: string): string | null => {
  const ids = project
    .list(productsFolder)
    .flatMap((file) => /^(?<id>[a-z]+-[a-z]{2})\.ts$/u.exec(file)?.groups?.['id'] ?? [])
  const own = ids.filter((id) => id.endsWith(`-${country}`))
  return own.find((id) => project.read(`${productsFolder}/${id}.ts`).includes("'./sequences/")) ?? own[0] ?? null
}

/** The model without its comments, its address of an imprint, and the settings that only its own country has. */
const buildProduct = (project: Project, brand: string, country: string, model: string | null): string => {
  const name = pascal(brand)
  const text = project
    .read(`${productsFolder}/${model ?? otherModel}.ts`)
    .replace(
      /^\/\/.*$/mu,
      `// ${brand} in ${countryName(country)}, with the pages and amounts of ${model ?? 'no other product'}.`,
    )
    .replaceAll(/^ *\/\*\*[^]*?\*\/\n/gmu, '')
    .replace(/countries\/[a-z]{2}\//u, `countries/${country}/`)
    .replace(/ brand: .*/u, ` brand: '${brand}',`)
    .replace(/ displayName: .*/u, ` displayName: '${name}',`)
    .replace(/ *paths: .*\n/u, '')
    .replace(/email: '[^']*'/u, `email: 'help@${brand}.example'`)
  if (model !== null) return text
  const locales = project.has(`web/src/locales/${country}/common.json`) ? `'${country}', 'en'` : "'en'"
  return text
    .replaceAll(/^ {2}(?:amount|period): .*\n/gmu, '')
    .replace(/ locales: .*/u, ` locales: [${locales}],`)
    .replace(/, phone: '[^']*'/u, '')
}

const buildLogo = (brand: string): string => {
  const width = 44 + brand.length * 15
  return `// The logo of ${brand} as SVG, in the current text colour.

export type LogoProps = {
  /** Accessible name; without it the logo is decorative. */
  readonly label?: string | undefined
  /** Height in CSS pixels. */
  readonly height?: number | undefined
}

export const Logo = ({ label, height = 32 }: LogoProps) => {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg width={Math.round((height * ${width}) / 36)} height={height} viewBox="0 0 ${width} 36" focusable="false" {...name}>
      <circle cx="18" cy="18" r="14" fill="none" stroke="currentColor" strokeWidth="4" />
      <text x="42" y="26" fill="currentColor" fontSize="24" fontWeight="700">
        ${brand}
      </text>
    </svg>
  )
}
`
}

/** The files that a brand has for every country. Its font is that of the other brand. */
const buildBrand = (project: Project, brand: string): Readonly<Record<string, string>> => {
  const [other = ''] = project.list(brandsFolder).filter((name) => project.has(`${brandsFolder}/${name}/fonts`))
  const read = (file: string): string => project.read(`${brandsFolder}/${other}/${file}`)
  const scenes = project.list(`${brandsFolder}/${other}/scenes`).map((file) => `scenes/${file}`)
  const files = {
    'ApplicationPage.tsx': read('ApplicationPage.tsx').replaceAll(other, brand),
    'Logo.tsx': buildLogo(brand),
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="none" stroke="#0b4f4a" stroke-width="5"/></svg>\n`,
    'theme.css': read('theme.css').replace(/^\/\*[^]*?\*\//u, `/* The colours of ${brand}. */`),
    'font.css': read('font.css').replaceAll("url('./fonts/", `url('../${other}/fonts/`),
    ...Object.fromEntries(scenes.map((file) => [file, read(file)])),
  }
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`${brandsFolder}/${brand}/${file}`, text]))
}

export const brand: Kind = {
  usage: 'brand NAME --country xx',
  pattern: /^[a-z][a-z\d]{1,19}$/u,
  options: { country: true },
  plan: (order, project) => {
    const { name } = order
    const country = getOption(order, 'country')
    if (countryName(country) === null || !project.has(`domain/src/countries/${country}/country.ts`)) {
      throw new OrderError(`There is no country ${country} yet: npm run new -- country ${country}`)
    }
    const model = findModel(project, country)
    const id = `${name}-${country}`
    const file = `${productsFolder}/${id}.ts`
    const isNewBrand = !project.has(`${brandsFolder}/${name}/ApplicationPage.tsx`)
    const registry = `${productsFolder}/registry.ts`
    return {
      files: {
        [file]: buildProduct(project, name, country, model),
        ...(isNewBrand && buildBrand(project, name)),
      },
      edits: [
        [registry, addRow('const rows = {', `'${id}': ${camel(id)},`)],
        [registry, addImport(`import { product as ${camel(id)} } from './${id}.ts'`)],
      ],
      missing: [
        ...(model === null
          ? [
              `amount, period and the phone of its support in ${file} (types fail without them); its locales, and its pages, which are those of ${otherModel}`,
            ]
          : [`its own amounts and phone in ${file}, which are those of ${model}`]),
        ...(model !== null && / imprint: /u.test(project.read(`${productsFolder}/${model}.ts`))
          ? [
              `its imprint, which ${model} has: its address in paths of ${file}, its company in ${productsFolder}/imprints.ts`,
            ]
          : []),
        'its name in the list of products in README.md; npm run generate writes its map and its limits of effort',
        ...(isNewBrand ? [`its own colours, font, scenes, logo and icon in ${brandsFolder}/${name}/`] : []),
      ],
      tests: [
        `${productsFolder}/registry.test.ts`,
        `${brandsFolder}/themes.test.ts`,
        'e2e/products.spec.ts',
        'the checks locales, builds, size and isolation',
      ],
    }
  },
}
