// Generates a lender's logo in the sandbox: its picture on a coloured shape, or its initials where it has none. A new
// lender needs no change here.
import { getInitials } from '@loan/domain/getInitials'
import { type LogoMark, logoMarks } from '../lenders/logoMarks.ts'

type LogoOwner = { readonly key: string; readonly name: string; readonly mark?: LogoMark }

/** Dark enough for white letters (contrast above 4.5:1), and seen on a dark page. */
const colours = [
  '#0b6478',
  '#86286a',
  '#2c6e38',
  '#a63d1d',
  '#334fb3',
  '#7d5a00',
  '#0a6b60',
  '#a8244b',
  '#6440ad',
  '#47536a',
]

const hashKey = (key: string): number => Buffer.from(key).reduce((sum, byte) => (sum * 31 + byte) % 9973, 7)

const shapes = [
  '<rect width="48" height="48" rx="11"/>',
  '<circle cx="24" cy="24" r="24"/>',
  '<path d="M24 0 46 12v24L24 48 2 36V12z"/>',
  '<path d="M0 11A11 11 0 0 1 11 0h26a11 11 0 0 1 11 11v13a24 24 0 0 1-24 24H11A11 11 0 0 1 0 37z"/>',
] as const

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const drawInitials = (name: string): string =>
  `<text x="24" y="31" text-anchor="middle" font-family="system-ui, sans-serif" font-size="19" font-weight="600" ` +
  `fill="#fff">${escapeText(getInitials(name))}</text>`

/** Returns SVG without scripts, styles or external URLs. The title is the name. */
export const buildLogo = ({ key, name, mark }: LogoOwner): string => {
  const number = hashKey(key)
  const colour = colours[number % colours.length] ?? ''
  const shape = shapes[Math.floor(number / colours.length) % shapes.length] ?? ''
  const picture = mark && `<g fill="#fff">${logoMarks[mark].replaceAll('COLOUR', colour)}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" role="img">` +
    `<title>${escapeText(name)}</title><g fill="${colour}">${shape}</g>${picture ?? drawInitials(name)}</svg>`
  )
}

/** The path below the API base URL. */
export const buildLogoPath = ({ key }: Pick<LogoOwner, 'key'>): string => `/partner/logos/${key}.svg`
