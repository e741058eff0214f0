// The icons as SVG path data: strokes on a 24 by 24 grid, 2 units wide, round caps. Made for this project, under its
// licence. One constant per icon, so that a page loads only the icons it shows.

/** SVG path data, stroked and not filled. */
export type IconPath = string

export const alert: IconPath = 'M12 3.5 2.5 20h19L12 3.5ZM12 10v4.5M12 17.2v.1'

export const arrowLeft: IconPath = 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5'

export const check: IconPath = 'M4.5 12.5 10 18 19.5 7'

export const chevronDown: IconPath = 'm6 9.5 6 6 6-6'

export const clock: IconPath = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5V12l3.2 2'

export const download: IconPath = 'M12 4v11M7 10.5l5 5 5-5M5 20h14'

export const info: IconPath = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 11v5.5M12 7.6v.1'

export const lock: IconPath = 'M6 10.5h12V20H6V10.5ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3'

export const minus: IconPath = 'M5 12h14'

export const phone: IconPath =
  'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3ZM11 17.8h2'

export const plus: IconPath = 'M5 12h14M12 5v14'

export const shield: IconPath = 'M12 3 4.5 6v5.5c0 4.6 3 8 7.5 9.5 4.5-1.5 7.5-4.9 7.5-9.5V6L12 3ZM8.5 12l2.5 2.5 4.5-5'
