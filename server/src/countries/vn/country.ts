// The server's data of Vietnam: sandbox lenders, look-ups and the names in policy texts.
import type { ServerCountry } from '../serverCountry.ts'
import { vnCompanies } from './companies.ts'
import { vnLenders } from './lenders.ts'
import { vnTerms } from './terms.ts'

export const country: ServerCountry = {
  lenders: vnLenders,
  terms: vnTerms,
  companies: vnCompanies,
  policyNames: {
    authority: 'Cơ quan chuyên trách bảo vệ dữ liệu cá nhân, Bộ Công an',
    databases: 'Trung tâm Thông tin tín dụng Quốc gia Việt Nam (CIC)',
  },
}
