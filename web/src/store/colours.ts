// Custom colours in place of the brand's own (spec 4.33): configured by the product, then those stored, which the
// host's script overrides. A colour that would make text or controls unreadable is left out.
import { findContrast } from '../lib/contrast.ts'
import { logError } from '../lib/log.ts'
import { type ColourPair, minimumContrast, shapePairs, textPairs } from '../ui/colourPairs.ts'
import type { ApplicationStore } from './applicationStore.ts'

/** Colours in hexadecimal notation by the theme's token, without `--color-`. */
export type Colours = Readonly<Record<string, string>>

const isColour = ([name, colour]: readonly [string, string]): boolean =>
  /^[a-z]+(?:-[a-z]+)*$/.test(name) && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour)

/** Reads `brand: #0a5; accent: #123456` as a host writes it; an unreadable part is skipped. */
export const parseColours = (text: string): Colours =>
  Object.fromEntries(
    text.split(/[;,]/u).flatMap((part) => {
      const [name = '', colour = ''] = part.split(':').map((side) => side.trim())
      return isColour([name, colour]) ? [[name, colour]] : []
    }),
  )

type ReadToken = (name: string) => string

const readThemeToken: ReadToken = (name) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim()

const rows: readonly (readonly [ColourPair, number])[] = [
  ...textPairs.map((pair) => [pair, minimumContrast.text] as const),
  ...shapePairs.map((pair) => [pair, minimumContrast.shape] as const),
]

/** Those of the colours that reach the contrast with one another and with the theme's remaining colours. */
export const selectReadable = (colours: Colours, readToken: ReadToken): Colours => {
  const colourOf = (name: string): string => colours[name] ?? readToken(name)
  const failing = new Set(
    rows.flatMap(([[foreground, background], minimum]) =>
      (findContrast(colourOf(foreground), colourOf(background)) ?? 0) < minimum ? [foreground, background] : [],
    ),
  )
  const readable = Object.fromEntries(Object.entries(colours).filter(([name]) => !failing.has(name)))
  // A colour left out gives the theme's back, which the remaining ones have to be readable with too.
  return Object.keys(readable).length === Object.keys(colours).length ? readable : selectReadable(readable, readToken)
}

/** Applies the product's and the store's colours to the page, now and on every change. */
export const followColours = (
  store: ApplicationStore,
  configured: Colours = {},
  readToken: ReadToken = readThemeToken,
): void => {
  const { style } = document.documentElement
  let applied: readonly string[] = []
  let last: unknown
  const apply = () => {
    const { colors } = store.getState().ui
    if (colors === last) return
    last = colors
    for (const token of applied) style.removeProperty(token)
    const wanted = Object.fromEntries(Object.entries({ ...configured, ...colors }).filter(isColour))
    const readable = Object.entries(selectReadable(wanted, readToken))
    if (readable.length < Object.keys(wanted).length) logError('Custom colours left out: contrast too low')
    for (const [name, colour] of readable) style.setProperty(`--color-${name}`, colour)
    applied = readable.map(([name]) => `--color-${name}`)
  }
  apply()
  store.subscribe(apply)
}

/** Stores the host's colours where its script passed any, and applies what counts. */
export const startColours = (
  store: ApplicationStore,
  configured: Colours | undefined,
  fromHost: string | null,
): void => {
  if (fromHost !== null) store.updateUi({ colors: parseColours(fromHost) })
  followColours(store, configured)
}
