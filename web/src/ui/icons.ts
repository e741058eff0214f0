// The icons of the first pages as SVG path data: strokes on a 24 by 24 grid, 2 units wide, round caps. Made for this
// project, under its licence. Each one is in the first chunk; laterIcons.ts has the others.

/** SVG path data, stroked and not filled. */
export type IconPath = string

export const alert: IconPath = 'M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5M12 17.2v.1'

export const arrowLeft: IconPath = 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5'

export const check: IconPath = 'M4.5 12.5 10 18 19.5 7'

export const chevronDown: IconPath = 'm6 9.5 6 6 6-6'

export const info: IconPath = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v5.5M12 7.6v.1'

export const lock: IconPath = 'M6 10.5h12V20H6V10.5ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3'

export const minus: IconPath = 'M5 12h14'

export const plus: IconPath = 'M5 12h14M12 5v14'
