// Generates a brand, or a brand in another country: a product with its page, with the settings of an existing product.
import { addImport, addRow } from '../editText.ts'
import { type Kind, getOption, OrderError, type Project } from '../kind.ts'
import { camel, countryName, pascal } from '../names.ts'

const productsFolder = 'domain/src/products'
const brandsFolder = 'web/src/brands'

/**
 * The existing product to copy from: of the same country, preferably one with a full page sequence. Null without one.
 */
const findModel = (project: Project, country: string): { readonly id: string; readonly text: string } | null => {
  const all = project
    .list(productsFolder)
    .filter((file) => new RegExp(`^[a-z]+-${country}\\.ts$`, 'u').test(file))
    .map((file) => ({ id: file.slice(0, -'.ts'.length), text: project.read(`${productsFolder}/${file}`) }))
  return all.find(({ text }) => text.includes("'./sequences/")) ?? all[0] ?? null
}

const findLine = (text: string, pattern: RegExp): string => pattern.exec(text)?.[0] ?? ''

/** Settings without a product to copy from: the shortest chain that can be submitted, without amount and period. */
const defaultFields = {
  imports: "import * as page from '../pages/rows.ts'",
  lines: [
    "locales: ['en'],",
    'pages: [page.loanInformation, page.personalDetails, page.contactDetails, page.incomeDetails, page.otherInformation],',
  ],
  phone: '',
} as const

const readModelFields = (text: string) => ({
  imports: findLine(text, /^import .* from '(?:\.\/sequences\/\w+|\.\.\/pages\/rows)\.ts'$/mu),
  lines: [/^ {2}locales: .*$/mu, /^ {2}pages: .*$/mu, /^ {2}amount: .*$/mu, /^ {2}period: .*$/mu].map((pattern) =>
    findLine(text, pattern).trim(),
  ),
  phone: /phone: '(?<phone>[^']*)'/u.exec(text)?.groups?.['phone'] ?? '',
})

type ProductData = { readonly brand: string; readonly country: string; readonly countryLabel: string }

const buildProduct = ({ brand, country, countryLabel }: ProductData, model: ReturnType<typeof findModel>): string => {
  const fields = model === null ? defaultFields : readModelFields(model.text)
  return [
    `// ${brand} in ${countryLabel}${model === null ? '' : `, with the pages and amounts of ${model.id}`}.`,
    `import { country } from '../countries/${country}/country.ts'`,
    ...(fields.imports.includes('../pages/') ? [fields.imports] : []),
    "import { relativePaths, specExpiry } from './defaults.ts'",
    "import type { Product } from './product.ts'",
    ...(fields.imports.includes('./sequences/') ? [fields.imports] : []),
    '',
    'export const product = {',
    `  id: '${brand}-${country}',`,
    `  brand: '${brand}',`,
    `  displayName: '${pascal(brand)}',`,
    '  country,',
    ...fields.lines.map((line) => `  ${line}`),
    '  policies: country.policies,',
    '  paths: relativePaths,',
    '  expiry: specExpiry,',
    `  pageData: { footerText: '${pascal(brand)}' },`,
    `  support: { email: 'help@${brand}.example', phone: '${fields.phone}' },`,
    '} as const satisfies Product',
    '',
  ].join('\n')
}

const buildLogo = (brand: string): string => `// The logo of ${brand} as SVG, in the current text colour.

export type LogoProps = {
  /** Accessible name; without it the logo is decorative. */
  label?: string | undefined
  /** Height in CSS pixels. */
  height?: number | undefined
}

export function Logo({ label, height = 32 }: LogoProps) {
  return (
    <svg
      width={Math.round((height * ${44 + brand.length * 15}) / 36)}
      height={height}
      viewBox="0 0 ${44 + brand.length * 15} 36"
      fill="none"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <circle cx="18" cy="18" r="14" stroke="currentColor" strokeWidth="4" />
      <text x="42" y="26" fill="currentColor" fontSize="24" fontWeight="700">
        ${brand}
      </text>
    </svg>
  )
}
`

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="none" stroke="#0b4f4a" stroke-width="5"/></svg>
`

/** Copies of another brand's drawings. */
const copyScenes = (project: Project, from: string, to: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    project.list(`${from}/scenes`).map((file) => [`${to}/scenes/${file}`, project.read(`${from}/scenes/${file}`)]),
  )

/**
 * The files that a brand shares between countries; empty for an existing brand. Theme and scenes are copies of another
 * brand's, and the font is the other brand's.
 */
const buildBrand = (project: Project, brand: string): Readonly<Record<string, string>> => {
  const folder = `${brandsFolder}/${brand}`
  if (project.has(`${folder}/ApplicationPage.tsx`)) return {}
  const [other = ''] = project.list(brandsFolder).filter((name) => project.has(`${brandsFolder}/${name}/font.css`))
  const model = `${brandsFolder}/${other}`
  const theme = project.read(`${model}/theme.css`).replace(/^\/\*[^]*?\*\//u, `/* The colours of ${brand}. */`)
  return {
    [`${folder}/ApplicationPage.tsx`]: `// The page of ${brand} in every country: the shared shell with the logo of the brand.
import type { ReactNode } from 'react'
import { ApplicationShell } from '../../shell/ApplicationShell.tsx'
import { Logo } from './Logo.tsx'

export const ApplicationPage = ({ children }: { readonly children: ReactNode }) => (
  <ApplicationShell logo={<Logo />}>{children}</ApplicationShell>
)
`,
    [`${folder}/Logo.tsx`]: buildLogo(brand),
    [`${folder}/favicon.svg`]: favicon,
    [`${folder}/theme.css`]: theme,
    [`${folder}/font.css`]: project.read(`${model}/font.css`).replaceAll("url('./fonts/", `url('../${other}/fonts/`),
    ...copyScenes(project, model, folder),
  }
}

export const brand: Kind = {
  usage: 'brand NAME --country xx',
  pattern: /^[a-z][a-z\d]{1,19}$/u,
  options: { country: true },
  plan: (order, project) => {
    const { name } = order
    const country = getOption(order, 'country')
    const countryLabel = countryName(country)
    if (countryLabel === null || !project.has(`domain/src/countries/${country}/country.ts`)) {
      throw new OrderError(`There is no country ${country} yet: npm run new -- country ${country}`)
    }
    const model = findModel(project, country)
    const id = `${name}-${country}`
    const isNewBrand = !project.has(`${brandsFolder}/${name}/ApplicationPage.tsx`)
    return {
      files: {
        [`${productsFolder}/${id}.ts`]: buildProduct({ brand: name, country, countryLabel }, model),
        ...buildBrand(project, name),
      },
      edits: [
        [
          `${productsFolder}/registry.ts`,
          (text) => {
            const row = addRow('const rows = {', `'${id}': ${camel(id)},`)
            return row(addImport(`import { product as ${camel(id)} } from './${id}.ts'`)(text))
          },
        ],
      ],
      missing: [
        ...(model === null
          ? [`amount and period in ${productsFolder}/${id}.ts (types fail without them), its locales, pages and phone`]
          : [`its own amounts and phone in ${productsFolder}/${id}.ts, which are those of ${model.id}`]),
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
