// tukan in Spain: the classic pages, one for each lead section, and the generic defaults of spec 9.8 to 9.14.
import { country } from '../countries/es/country.ts'
import * as page from '../pages/rows.ts'
import { defineProduct } from './defineProduct.ts'

export const product = defineProduct({
  brand: 'tukan',
  displayName: 'Tukan',
  country,
  locales: ['es', 'en'],
  /** @assumed no reference step: docs/countries/es.md does not require a reference contact in Spain. */
  pages: [page.loanInformation, page.personalDetails, page.contactDetails, page.incomeDetails, page.otherInformation],
  /** The default is that of spec 9.8. @assumed the bounds and the step, from docs/countries/es.md. */
  amount: { min: 100, max: 5000, step: 50, default: 1000 },
  /**
   * @assumed the default is the Polish brand's (spec 9.5), because the generic default of 31 days (spec 9.10) is below
   * the generic minimum (spec 9.12).
   */
  period: { min: 61, max: 90, step: 1, default: 73, scale: 'days' },
  support: { email: 'ayuda@tukan.example', phone: '+34 911 76 54 32' },
})
