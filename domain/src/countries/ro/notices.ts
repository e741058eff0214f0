// Legal notices of Romania (docs/countries/ro.md, E14), as versioned data.
import type { LegalNotice } from '../country.ts'
import { notice } from '../noticeRow.ts'
import { europeanNotices } from '../notices.ts'

export const roNotices: readonly LegalNotice[] = [...europeanNotices, notice('dispute-resolution', 'footer')]
