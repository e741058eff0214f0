// Legal notices of Germany (countries.md §3, E14), as versioned data.
import type { LegalNotice } from './country.ts'
import { notice } from './noticeRow.ts'
import { europeanNotices } from './notices.ts'

export const germanNotices: readonly LegalNotice[] = [...europeanNotices, notice('provider-details', 'footer')]
