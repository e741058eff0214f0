// The pairs of foreground and background colour tokens, and the contrast that every theme and every set of custom
// colours must have (WCAG 2.2, 1.4.3 and 1.4.11). Token names omit `--color-`.

export type ColourPair = readonly [foreground: string, background: string]

export const textPairs: readonly ColourPair[] = [
  ...['text', 'muted', 'brand', 'danger', 'success'].flatMap((foreground): readonly ColourPair[] => [
    [foreground, 'page'],
    [foreground, 'surface'],
    [foreground, 'control'],
  ]),
  ['text', 'brand-surface'],
  ['muted', 'brand-surface'],
  ['brand', 'brand-surface'],
  ['text', 'accent-surface'],
  ['accent-ink', 'accent-surface'],
  ['text', 'danger-surface'],
  ['danger', 'danger-surface'],
  ['text', 'success-surface'],
  ['success', 'success-surface'],
  ['warning-text', 'warning-surface'],
  ['danger-text', 'danger'],
  ['danger-text', 'danger-strong'],
  ['accent-text', 'accent'],
  ['accent-text', 'accent-strong'],
  ['header-text', 'header'],
  ['footer-text', 'footer'],
]

export const shapePairs: readonly ColourPair[] = [
  ...['control-line', 'focus', 'accent', 'brand', 'danger'].flatMap((foreground): readonly ColourPair[] => [
    [foreground, 'page'],
    [foreground, 'surface'],
    [foreground, 'control'],
  ]),
  ['focus', 'brand-surface'],
  ['focus', 'accent-surface'],
  ['focus', 'danger-surface'],
  ['focus', 'warning-surface'],
  ['brand', 'line'],
]

/** Minimum contrast of a pair, as a ratio to 1. */
export const minimumContrast = { text: 4.5, shape: 3 } as const
