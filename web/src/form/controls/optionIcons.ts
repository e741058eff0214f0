// The icon of each option of the lists that are shown as tiles. The type requires an icon for every key of every
// country.
import type { OptionKey } from '@loan/domain/countries/optionKeys'
import type { TileListName } from '@loan/domain/data-points/dataPoint'
import * as icon from '../../ui/choiceIcons.ts'
import type { IconPath } from '../../ui/icons.ts'

type OptionIcons = { readonly [Name in TileListName]: Readonly<Record<OptionKey<Name>, IconPath>> }

const optionIcons: OptionIcons = {
  loanPurpose: {
    bills: icon.receiptText,
    debt_consolidation: icon.arrowLeftRight,
    home_repair: icon.paintRoller,
    vehicle: icon.car,
    medical: icon.heartPulse,
    education: icon.graduationCap,
    travel: icon.plane,
    appliances: icon.washingMachine,
    celebration: icon.cake,
    rent_move: icon.keyRound,
    business: icon.briefcase,
    free: icon.wallet,
    other: icon.ellipsis,
  },
  incomeSource: {
    employed_permanent: icon.briefcase,
    employed_fixed: icon.calendarClock,
    seasonal_permanent: icon.calendarRange,
    civil_contract: icon.fileText,
    works_contract: icon.hammer,
    services_contract: icon.handshake,
    temp_agency: icon.usersRound,
    marginal: icon.clock4,
    factory: icon.factory,
    government: icon.landmark,
    public_sector: icon.landmark,
    public_servant: icon.landmark,
    civil_servant: icon.landmark,
    uniformed: icon.shield,
    self_employed: icon.store,
    business_owner: icon.building,
    fees: icon.receiptText,
    freelancer: icon.laptop,
    informal: icon.handCoins,
    gig: icon.bike,
    farmer: icon.tractor,
    ofw: icon.plane,
    foreign_income: icon.globe,
    remittances: icon.send,
    rental: icon.keyRound,
    royalties: icon.penLine,
    pension: icon.armchair,
    disability_pension: icon.accessibility,
    parental: icon.baby,
    benefits: icon.handHeart,
    unemployment: icon.handHeart,
    homemaker: icon.house,
    student: icon.graduationCap,
    none: icon.circleSlash,
  },
  housingTenure: {
    owned: icon.house,
    owned_mortgaged: icon.landmark,
    cooperative: icon.building,
    rented: icon.keyRound,
    municipal: icon.building,
    social: icon.building,
    shared: icon.usersRound,
    family: icon.users,
    company: icon.briefcase,
    dormitory: icon.bed,
    lent: icon.gift,
    rent_free: icon.gift,
    other: icon.ellipsis,
  },
}

/** Undefined for a list that has no icons, and for a key of a newer build. */
export const findOptionIcon = (list: string | undefined, key: string): IconPath | undefined => {
  const icons = Object.entries(optionIcons).find(([name]) => name === list)?.[1]
  return icons && Object.entries(icons).find(([name]) => name === key)?.[1]
}
