// Where a person in Poland finds help with debts, and sees their own data in the credit databases of the lenders.
// Addresses are pointers that the operator checks before the launch.
import type { CountryHelp } from '../country.ts'

export const help: CountryHelp = {
  debts: [
    // Legal advice free of charge, paid by the state; named in the notice `debt-advice`.
    { name: 'Nieodpłatna pomoc prawna i poradnictwo obywatelskie', url: 'https://np.gov.pl' },
    // The consumer helpline; number from prawakonsumenta.uokik.gov.pl/pomoc.
    { name: 'Infolinia Konsumencka', url: 'https://prawakonsumenta.uokik.gov.pl', phone: '801 440 220' },
    // The ombudsman for clients of banks and lenders; named in the notice `debt-advice`.
    { name: 'Rzecznik Finansowy', url: 'https://rf.gov.pl' },
  ],
  databases: [
    // Number from bik.pl/rodo.
    { name: 'BIK', url: 'https://www.bik.pl', phone: '+48 22 348 44 44' },
    // big.pl/faq says how a person sees their own entries.
    { name: 'BIG InfoMonitor', url: 'https://www.big.pl' },
  ],
}
