// The colours of e-mails are those of the brands' themes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emailThemes } from './emailThemes.ts'

const brandsDir = join(import.meta.dirname, '../../../web/src/brands')
const brands = readdirSync(brandsDir, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const parseTokens = (css: string): ReadonlyMap<string, string> =>
  new Map(
    [...css.matchAll(/--(?<name>[\w-]+):\s*(?<value>[^;]+);/gu)].map(([, name = '', value = '']) => [name, value]),
  )

const pickColours = (tokens: ReadonlyMap<string, string>) => ({
  page: tokens.get('color-page'),
  surface: tokens.get('color-surface'),
  text: tokens.get('color-text'),
  muted: tokens.get('color-muted'),
  line: tokens.get('color-line'),
  accent: tokens.get('color-accent'),
  accentText: tokens.get('color-accent-text'),
  header: tokens.get('color-header'),
  headerText: tokens.get('color-header-text'),
  link: tokens.get('color-brand'),
})

describe('the e-mail theme', () => {
  it('exists for every brand and no other', () => {
    expect(Object.keys(emailThemes).toSorted()).toEqual(brands.toSorted())
  })

  it.each(brands)('of %s has the values of its theme', (brand) => {
    const css = readFileSync(join(brandsDir, brand, 'theme.css'), 'utf8')
    const [light = '', dark = ''] = css.split(/@media \(prefers-color-scheme: dark\)|@media \(prefers-contrast/u)
    const tokens = parseTokens(light)
    expect(emailThemes[brand]).toEqual({
      light: pickColours(tokens),
      dark: pickColours(new Map([...tokens, ...parseTokens(dark)])),
      controlRadius: tokens.get('radius-control'),
      cardRadius: tokens.get('radius-card'),
    })
  })
})
