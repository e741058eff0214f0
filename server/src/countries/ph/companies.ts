// Invented employers of the Philippines for the sandbox; their tax numbers have the right format.
import type { Company } from '../company.ts'

export const phCompanies: readonly Company[] = [
  { name: 'Bagong Araw Trading Corp.', taxRegistryCode: '994529455000', city: 'Manila' },
  { name: 'Bahay Kubo Construction Inc.', taxRegistryCode: '934687331000', city: 'Cebu City' },
  { name: 'Bayanihan Cooperative', taxRegistryCode: '621229847000', city: 'Baguio' },
  { name: 'Bukid Fresh Produce Inc.', taxRegistryCode: '886291971000', city: 'La Trinidad' },
  { name: 'Dagat Seafoods Inc.', taxRegistryCode: '374228437000', city: 'General Santos' },
  { name: 'Habagat Shipping Lines Inc.', taxRegistryCode: '645667736000', city: 'Iloilo City' },
  { name: 'Isla Vista Resort Inc.', taxRegistryCode: '576914372000', city: 'Malay' },
  { name: 'Kapitbahay Grocery Corp.', taxRegistryCode: '211344188000', city: 'Marikina' },
  { name: 'Karinderya ni Aling Nena', taxRegistryCode: '617857688000', city: 'Quezon City' },
  { name: 'Kawayan Furniture Inc.', taxRegistryCode: '243326783000', city: 'Angeles' },
  { name: 'Lakbay Tours Inc.', taxRegistryCode: '952535418000', city: 'Davao City' },
  { name: 'Liwanag Electric Cooperative', taxRegistryCode: '166611883000', city: 'Tarlac City' },
  { name: 'Luntian Garments Corp.', taxRegistryCode: '265843141000', city: 'Taytay' },
  { name: 'Malusog Foods Inc.', taxRegistryCode: '427653865000', city: 'Makati' },
  { name: 'Mabilis Couriers Inc.', taxRegistryCode: '283434175000', city: 'Pasig' },
  { name: 'Ospital ng San Gabriel', taxRegistryCode: '181873119000', city: 'Batangas City' },
  { name: 'Paaralang Tala Inc.', taxRegistryCode: '962248281000', city: 'Naga' },
  { name: 'Pangako BPO Services Inc.', taxRegistryCode: '418711578000', city: 'Taguig' },
  { name: 'Sinag Software Inc.', taxRegistryCode: '511439749000', city: 'Taguig' },
  { name: 'Tahanan Realty Corp.', taxRegistryCode: '426229324000', city: 'Cagayan de Oro' },
]
