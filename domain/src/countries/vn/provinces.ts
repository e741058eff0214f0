// The 34 provinces and cities of Vietnam since 1 July 2025 by the code of the statistics office (GSO) with the country
// as prefix. Names are the same in every language.
import { listKeys } from '../../records.ts'
import type { OptionList } from '../../validation/validationCountry.ts'

const names = {
  'VN-91': 'An Giang',
  'VN-24': 'Bắc Ninh',
  'VN-96': 'Cà Mau',
  'VN-04': 'Cao Bằng',
  'VN-92': 'Cần Thơ',
  'VN-48': 'Đà Nẵng',
  'VN-66': 'Đắk Lắk',
  'VN-11': 'Điện Biên',
  'VN-75': 'Đồng Nai',
  'VN-82': 'Đồng Tháp',
  'VN-52': 'Gia Lai',
  'VN-01': 'Hà Nội',
  'VN-42': 'Hà Tĩnh',
  'VN-31': 'Hải Phòng',
  'VN-79': 'Hồ Chí Minh',
  'VN-46': 'Huế',
  'VN-33': 'Hưng Yên',
  'VN-56': 'Khánh Hòa',
  'VN-12': 'Lai Châu',
  'VN-20': 'Lạng Sơn',
  'VN-15': 'Lào Cai',
  'VN-68': 'Lâm Đồng',
  'VN-40': 'Nghệ An',
  'VN-37': 'Ninh Bình',
  'VN-25': 'Phú Thọ',
  'VN-51': 'Quảng Ngãi',
  'VN-22': 'Quảng Ninh',
  'VN-44': 'Quảng Trị',
  'VN-14': 'Sơn La',
  'VN-80': 'Tây Ninh',
  'VN-19': 'Thái Nguyên',
  'VN-38': 'Thanh Hóa',
  'VN-08': 'Tuyên Quang',
  'VN-86': 'Vĩnh Long',
} as const

export const vnProvinces: OptionList<keyof typeof names> = { keys: listKeys(names), labels: names }
