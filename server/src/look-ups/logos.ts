// Generates a lender's logo in the sandbox from its key and name: its initials on a coloured shape. A new lender needs
// no change here.
import { getInitials } from '@loan/domain/getInitials'

type LogoOwner = { readonly key: string; readonly name: string }

/** Dark enough for white letters (contrast above 7:1). */
const colours = [
  '#1f4e5f',
  '#5b2a4d',
  '#274b2d',
  '#6b2d1f',
  '#2d3a6b',
  '#4a3b12',
  '#0f4c4c',
  '#5a1f3a',
  '#3a2d6b',
  '#3d4450',
]

const hashKey = (key: string): number => Buffer.from(key).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7)

const shapes = [
  '<rect width="48" height="48" rx="10"/>',
  '<circle cx="24" cy="24" r="24"/>',
  '<path d="M24 0 48 14v20L24 48 0 34V14z"/>',
  '<path d="M0 0h48v30a18 18 0 0 1-18 18H0z"/>',
] as const

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns SVG without scripts, styles or external URLs. The title is the name. */
export const buildLogo = ({ key, name }: LogoOwner): string => {
  const number = hashKey(key)
  const colour = colours[number % colours.length] ?? ''
  const shape = shapes[number % shapes.length] ?? ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" role="img">` +
    `<title>${escapeText(name)}</title><g fill="${colour}">${shape}</g>` +
    `<text x="24" y="31" text-anchor="middle" font-family="system-ui, sans-serif" font-size="19" font-weight="600" ` +
    `fill="#fff">${escapeText(getInitials(name))}</text></svg>`
  )
}

/** The path below the API base URL. */
export const buildLogoPath = ({ key }: Pick<LogoOwner, 'key'>): string => `/partner/logos/${key}.svg`
