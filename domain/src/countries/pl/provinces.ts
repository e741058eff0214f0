// The 16 provinces (województwa) of Poland by ISO 3166-2 code. Names are the same in every language.
import { listKeys } from '../../records.ts'
import type { OptionList } from '../../validation/validationCountry.ts'

const names = {
  'PL-02': 'dolnośląskie',
  'PL-04': 'kujawsko-pomorskie',
  'PL-06': 'lubelskie',
  'PL-08': 'lubuskie',
  'PL-10': 'łódzkie',
  'PL-12': 'małopolskie',
  'PL-14': 'mazowieckie',
  'PL-16': 'opolskie',
  'PL-18': 'podkarpackie',
  'PL-20': 'podlaskie',
  'PL-22': 'pomorskie',
  'PL-24': 'śląskie',
  'PL-26': 'świętokrzyskie',
  'PL-28': 'warmińsko-mazurskie',
  'PL-30': 'wielkopolskie',
  'PL-32': 'zachodniopomorskie',
} as const

export const plProvinces: OptionList<keyof typeof names> = { keys: listKeys(names), labels: names }
