// Legal notices of Romania (docs/countries/ro.md, E14), as versioned data.
import type { LegalNotice } from '../country.ts'
import { buildLegalNotice } from '../buildLegalNotice.ts'
import { europeanNotices } from '../europeanNotices.ts'

export const roNotices: readonly LegalNotice[] = [...europeanNotices, buildLegalNotice('dispute-resolution', 'footer')]
