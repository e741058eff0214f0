// Applies custom colours over those of the brand (spec 4.33): the product's, then the stored ones, which the host's
// script replaces. A colour with too little contrast for text or controls is omitted.
import { findContrast } from '../lib/contrast.ts'
import { logError } from '../lib/log.ts'
import { type ColourPair, minimumContrast, shapePairs, textPairs } from '../ui/colourPairs.ts'
import type { ApplicationStore } from './applicationStore.ts'

/** Hexadecimal colours by theme token, without the prefix `--color-`. */
export type Colours = Readonly<Record<string, string>>

const isColour = ([name, colour]: readonly [string, string]): boolean =>
  /^[a-z]+(?:-[a-z]+)*$/.test(name) && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour)

/** Parses the host's format, `brand: #0a5; accent: #123456`. Skips invalid declarations. */
export const parseColours = (text: string): Colours =>
  Object.fromEntries(
    text.split(/[;,]/u).flatMap((declaration) => {
      const [name = '', colour = ''] = declaration.split(':').map((side) => side.trim())
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

/** Selects the colours that have enough contrast with one another and with the theme's other colours. */
export const selectReadable = (colours: Colours, readToken: ReadToken): Colours => {
  const getColour = (name: string): string => colours[name] ?? readToken(name)
  const failing = new Set(
    rows.flatMap(([[foreground, background], minimum]) =>
      (findContrast(getColour(foreground), getColour(background)) ?? 0) < minimum ? [foreground, background] : [],
    ),
  )
  const readable = Object.fromEntries(Object.entries(colours).filter(([name]) => !failing.has(name)))
  // An omitted colour is replaced by the theme's, so the remaining colours are checked again.
  return Object.keys(readable).length === Object.keys(colours).length ? readable : selectReadable(readable, readToken)
}

/** Applies the product's and the store's colours to the page, now and when the store changes. */
export const syncColours = (
  store: ApplicationStore,
  configured: Colours = {},
  readToken: ReadToken = readThemeToken,
): void => {
  const { style, dataset } = document.documentElement
  let applied: readonly string[] = []
  let last: unknown
  const apply = () => {
    const { colors } = store.getState().ui
    if (colors === last) return
    last = colors
    for (const token of applied) style.removeProperty(token)
    const colours = Object.fromEntries(Object.entries({ ...configured, ...colors }).filter(isColour))
    // Custom colours replace those of the light theme, so the dark one does not apply with them.
    if (Object.keys(colours).length > 0) dataset['colours'] = ''
    const readable = Object.entries(selectReadable(colours, readToken))
    if (readable.length === 0) delete dataset['colours']
    if (readable.length < Object.keys(colours).length) logError('Custom colours left out: contrast too low')
    for (const [name, colour] of readable) style.setProperty(`--color-${name}`, colour)
    applied = readable.map(([name]) => `--color-${name}`)
  }
  apply()
  store.subscribe(apply)
}

/** Stores the host's colours when its script passed any, then applies the colours. */
export const applyColours = (
  store: ApplicationStore,
  configured: Colours | undefined,
  fromHost: string | null,
): void => {
  if (fromHost !== null) store.updateUi({ colors: parseColours(fromHost) })
  syncColours(store, configured)
}
