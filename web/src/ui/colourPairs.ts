// Which colour tokens are drawn on which: the contrast every theme and every set of custom colours has to reach
// (WCAG 2.2, 1.4.3 and 1.4.11). Names are those of the tokens without `--color-`.

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
  ['focus', 'danger-surface'],
  ['focus', 'warning-surface'],
  ['brand', 'line'],
]

/** The contrast a pair has to reach, as a ratio to 1. */
export const minimumContrast = { text: 4.5, shape: 3 } as const
