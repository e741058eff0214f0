// Sandbox lenders of Vietnam, those for one purpose first. Together these require every state that lenders of the
// country use (docs/countries/vn.md). The names are invented. The rate is at most 20 percent per year.
import { earnsAtLeast, servesPurpose } from '../../lenders/criteria.ts'
import { vnTerms } from './terms.ts'
import type { Lender } from '../../lenders/lender.ts'

/** Defaults of the country's lenders. A row overrides what differs. */
const defaults = {
  country: 'VN',
  phone: '+84 24 3999 1234',
  answerMs: 1500,
  followUpMs: 800,
  requires: ['MOBILE_VERIFICATION', 'POLICY_CONSENTS'],
  policies: ['lender-terms', 'credit-database-query', 'lender-marketing'],
  databases: ['CIC'],
  ending: 'ACCEPTED',
} as const satisfies Partial<Lender>

export const vnLenders: readonly Lender[] = [
  {
    ...defaults,
    key: 'phuong',
    name: 'Phượng Gia Đình',
    mark: 'flower',
    tier: 0,
    serves: servesPurpose('celebration', 'rent_move'),
    decision: earnsAtLeast(5_000_000),
    requires: ['MOBILE_VERIFICATION', 'MARITAL_DETAILS', 'REFERENCE_INFORMATION', 'POLICY_CONSENTS'],
    requiresConfirmation: true,
    offer: { ...vnTerms, product: 'Vay gia đình' },
    redirectUrl: 'https://phuong.example/dang-ky',
  },
  {
    ...defaults,
    key: 'mai',
    name: 'Mai Vàng Ngân Hàng',
    mark: 'flower',
    tier: 0,
    serves: servesPurpose('medical', 'education'),
    decision: earnsAtLeast(6_000_000),
    requires: ['MOBILE_VERIFICATION', 'ID_UPLOAD', 'DYNAMIC_CONSENTS'],
    needsUpload: true,
    offer: { ...vnTerms, product: 'Vay y tế và học phí' },
    redirectUrl: 'https://mai.example/dang-ky',
  },
  {
    ...defaults,
    key: 'hoasen',
    name: 'Hoa Sen Tín Dụng',
    mark: 'lotus',
    tier: 1,
    serves: [{ path: 'amount', reason: 'amount', min: 2_000_000 }],
    decision: earnsAtLeast(7_000_000),
    offer: vnTerms,
    signsByCode: true,
    redirectUrl: 'https://hoasen.example/dang-ky',
  },
  {
    ...defaults,
    key: 'trexanh',
    name: 'Tre Xanh Tài Chính',
    mark: 'bamboo',
    tier: 2,
    serves: [{ path: 'amount', reason: 'amount', max: 15_000_000 }],
    decision: earnsAtLeast(5_000_000),
    offer: { ...vnTerms, product: 'Khoản vay nhỏ', maxAmount: 10_000_000 },
    redirectUrl: 'https://trexanh.example/dang-ky',
  },
  {
    ...defaults,
    key: 'chimlac',
    name: 'Chim Lạc Vay',
    mark: 'swallow',
    tier: 3,
    serves: [{ path: 'amount', reason: 'amount', max: 10_000_000 }],
    decision: earnsAtLeast(3_000_000),
    requires: ['MOBILE_VERIFICATION'],
    offer: null,
    ending: 'REDIRECTED',
    redirectUrl: 'https://chimlac.example/dang-ky',
  },
]
