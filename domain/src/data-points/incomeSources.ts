// Conditions on the source of income for data points and lender steps. They use the groups of all countries together
// (`countries/<code>`, incomeGroups), because a key has the same meaning in each.
import { buildIncomeGroups } from './incomeGroups.ts'
import { when } from './when.ts'

const allGroups = buildIncomeGroups({
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
  selfEmployed: ['self_employed', 'business_owner', 'fees', 'informal', 'gig', 'freelancer'],
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

export const whenEmployed = when('incomeDetails.incomeSource', ...allGroups.employed)

/** Employed or self-employed. */
export const whenEarning = when('incomeDetails.incomeSource', ...allGroups.earning)

export const whenTemporary = when('incomeDetails.incomeSource', ...allGroups.temporary)

/** Any income with a payday: every source except those without an income. */
export const whenPaid = when('incomeDetails.incomeSource', ...allGroups.paid)
