// The icons of screens and notes, like those of icons.ts. They load with the chunk `ahead` (`build/chunks.ts`).
import type { IconPath } from './icons.ts'

export const clock: IconPath = 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5V12l3.2 2'

export const download: IconPath = 'M12 4v11M7 10.5l5 5 5-5M5 20h14'

export const phone: IconPath =
  'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3ZM11 17.8h2'

export const shield: IconPath = 'M12 3 4.5 6v5.5c0 4.6 3 8 7.5 9.5 4.5-1.5 7.5-4.9 7.5-9.5V6L12 3ZM8.5 12l2.5 2.5 4.5-5'
