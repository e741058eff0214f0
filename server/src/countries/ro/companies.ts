// Invented employers of Romania for the sandbox; their tax numbers have the right check digit.
import type { Company } from '../company.ts'

export const roCompanies: readonly Company[] = [
  { name: 'Agro Lanul de Aur SRL', taxRegistryCode: '49659137', city: 'Timișoara' },
  { name: 'Atelierul de Lemn SRL', taxRegistryCode: '24263713', city: 'Brașov' },
  { name: 'Auto Roata Mică SRL', taxRegistryCode: '37250065', city: 'Pitești' },
  { name: 'Brutăria Spicul SRL', taxRegistryCode: '17493094', city: 'București' },
  { name: 'Cabinet Dr. Mușețel SRL', taxRegistryCode: '34354681', city: 'Cluj-Napoca' },
  { name: 'Construcții Cărămida SA', taxRegistryCode: '45728005', city: 'Iași' },
  { name: 'Cofetăria Vanilia SRL', taxRegistryCode: '10485728', city: 'Oradea' },
  { name: 'Curierul Vântului SRL', taxRegistryCode: '29893744', city: 'Ploiești' },
  { name: 'Farmacia Izvorul SRL', taxRegistryCode: '32942464', city: 'Sibiu' },
  { name: 'Grădinița Licuricii SRL', taxRegistryCode: '42452044', city: 'Constanța' },
  { name: 'Hotel Marea Albastră SA', taxRegistryCode: '20514790', city: 'Constanța' },
  { name: 'Lăptăria Dealului SRL', taxRegistryCode: '23669447', city: 'Suceava' },
  { name: 'Librăria Pagina SRL', taxRegistryCode: '38170746', city: 'Craiova' },
  { name: 'Magazin Coșul Plin SRL', taxRegistryCode: '21479187', city: 'Galați' },
  { name: 'Mobila Stejarul SA', taxRegistryCode: '29417066', city: 'Arad' },
  { name: 'Pescăria Dunărea SRL', taxRegistryCode: '22114260', city: 'Tulcea' },
  { name: 'Service IT Pixel SRL', taxRegistryCode: '44254027', city: 'București' },
  { name: 'Spălătoria Norul SRL', taxRegistryCode: '30986162', city: 'Bacău' },
  { name: 'Textile Fusul SA', taxRegistryCode: '37155470', city: 'Botoșani' },
  { name: 'Transport Drumeț SRL', taxRegistryCode: '38254430', city: 'Deva' },
  { name: 'Țesătoria Războiul SRL', taxRegistryCode: '43454850', city: 'Târgu Mureș' },
]
