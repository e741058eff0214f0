// Conditions of data points and lenders' steps on the source of income, which know no country: the groups of all
// countries together (`countries/<code>`, incomeGroups), as a key means the same wherever it is offered.
import { incomeGroupsFrom } from './incomeGroups.ts'
import { when } from './when.ts'

const everywhere = incomeGroupsFrom({
  employed: [
    'employed_permanent',
    'employed_fixed',
    'civil_contract',
    'uniformed',
    'foreign_income',
    'seasonal_permanent',
    'civil_servant',
    'public_sector',
    'temp_agency',
    'marginal',
    'government',
    'works_contract',
    'services_contract',
    'public_servant',
    'ofw',
    'factory',
  ],
  self: ['self_employed', 'business_owner', 'fees', 'informal', 'gig', 'freelancer'],
  other: [
    'farmer',
    'pension',
    'disability_pension',
    'benefits',
    'student',
    'unemployment',
    'parental',
    'rental',
    'royalties',
    'remittances',
  ],
  temporary: ['employed_fixed', 'civil_contract', 'works_contract', 'services_contract'],
})

export const isEmployed = when('incomeDetails.incomeSource', ...everywhere.employed)

/** Employed, or at work for oneself. */
export const isEarning = when('incomeDetails.incomeSource', ...everywhere.earning)

export const isTemporary = when('incomeDetails.incomeSource', ...everywhere.temporary)

/** Something comes in on some day: everybody but those without an income of their own. */
export const isPaid = when('incomeDetails.incomeSource', ...everywhere.paid)
