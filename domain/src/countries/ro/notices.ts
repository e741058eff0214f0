// Legal notices of Romania (docs/countries/ro.md, E14), as versioned data.
import { buildLegalNotice } from '../buildLegalNotice.ts'
import { europeanNotices } from '../europeanNotices.ts'

export const roNotices = [...europeanNotices, buildLegalNotice('dispute-resolution', 'footer')]
