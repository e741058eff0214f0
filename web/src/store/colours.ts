// Custom colours in place of the brand's own: they start from the stored ones, applying others overrides them (SPEC.md
// §4). Names are those of the theme's tokens without `--color-`; whatever is no colour is passed over.
import type { ApplicationStore } from './applicationStore.ts'

const tokenOf = ([name, colour]: readonly [string, string]): readonly (readonly [string, string])[] =>
  /^[a-z]+(?:-[a-z]+)*$/.test(name) && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour)
    ? [[`--color-${name}`, colour]]
    : []

/** Puts the colours of the store on the page, now and whenever they change. */
export const followColours = (store: ApplicationStore): void => {
  const { style } = document.documentElement
  let applied: readonly (readonly [string, string])[] = []
  let last: unknown
  const apply = () => {
    const { colors } = store.getState().ui
    if (colors === last) return
    last = colors
    for (const [token] of applied) style.removeProperty(token)
    applied = Object.entries(colors).flatMap(tokenOf)
    for (const [token, colour] of applied) style.setProperty(token, colour)
  }
  apply()
  store.subscribe(apply)
}
