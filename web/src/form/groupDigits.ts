// Groups the digits of phone and account numbers and of amounts as people of the country write them.
import type { Country } from '@loan/domain/countries/country'

const cutInto = (text: string, lengths: readonly number[]): readonly string[] => {
  const [length, ...more] = lengths
  return length === undefined || text.length <= length
    ? [text]
    : [text.slice(0, length), ...cutInto(text.slice(length), more)]
}

/** `512 345 678`, without a single last digit. `national` is without the phone prefix. */
export const groupPhone = (national: string, { phoneGroups }: Pick<Country, 'phoneGroups'>): string =>
  phoneGroups === undefined ? national.replaceAll(/\d{3}(?=\d{2})/gu, '$& ') : cutInto(national, phoneGroups).join(' ')

/** `DE89 3704 0044 0532 0130 00`. */
export const groupAccount = (account: string, { accountGroup }: Pick<Country, 'accountGroup'>): string =>
  accountGroup === undefined ? account : account.replaceAll(new RegExp(`.{${accountGroup}}(?=.)`, 'gu'), '$& ')

/** `1.900` in Spain, `1 900` in Poland. */
export const groupAmount = (amount: number, { numberSeparators }: Pick<Country, 'numberSeparators'>): string =>
  String(amount).replaceAll(/\B(?=(?:\d{3})+$)/gu, numberSeparators.group[0] ?? '')
