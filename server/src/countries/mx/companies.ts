// Invented employers of Mexico for the sandbox; their tax numbers have the right format.
import type { Company } from '../company.ts'

export const mxCompanies: readonly Company[] = [
  { name: 'Abarrotes La Esquina SA de CV', taxRegistryCode: 'AES110609Q66', city: 'Puebla' },
  { name: 'Agroindustria El Maguey SA de CV', taxRegistryCode: 'AMS110328M65', city: 'Tequila' },
  { name: 'Autobuses Camino Real SA de CV', taxRegistryCode: 'ACR190317C45', city: 'Querétaro' },
  { name: 'Cafetería Grano Alto SA de CV', taxRegistryCode: 'CGA150523B72', city: 'Xalapa' },
  { name: 'Clínica Santa Flor SA de CV', taxRegistryCode: 'CSF191017Q74', city: 'Guadalajara' },
  { name: 'Colegio Girasoles SC', taxRegistryCode: 'CGS190925Q50', city: 'Monterrey' },
  { name: 'Constructora Cantera SA de CV', taxRegistryCode: 'CCS040319MA2', city: 'Morelia' },
  { name: 'Despacho Balanza SC', taxRegistryCode: 'DBS041106Q17', city: 'Ciudad de México' },
  { name: 'Farmacias Yerbabuena SA de CV', taxRegistryCode: 'FYS040302C25', city: 'León' },
  { name: 'Ferretería El Tornillo SA de CV', taxRegistryCode: 'FTS040807N16', city: 'Toluca' },
  { name: 'Hotel Playa Serena SA de CV', taxRegistryCode: 'HPS150613QA1', city: 'Cancún' },
  { name: 'Laboratorio Colibrí SA de CV', taxRegistryCode: 'LCS190408K15', city: 'Ciudad de México' },
  { name: 'Maquiladora Frontera Norte SA de CV', taxRegistryCode: 'MFN150528L28', city: 'Tijuana' },
  { name: 'Muebles Mezquite SA de CV', taxRegistryCode: 'MMS110118P51', city: 'Saltillo' },
  { name: 'Panadería La Espiga SA de CV', taxRegistryCode: 'PES110917KA4', city: 'Ciudad de México' },
  { name: 'Refaccionaria Pistón SA de CV', taxRegistryCode: 'RPS110314LA8', city: 'Torreón' },
  { name: 'Restaurante Comal SA de CV', taxRegistryCode: 'RCS110805CA6', city: 'Oaxaca' },
  { name: 'Seguridad Centinela SA de CV', taxRegistryCode: 'SCS190807CA1', city: 'Naucalpan' },
  { name: 'Textiles Telar SA de CV', taxRegistryCode: 'TTS111101L25', city: 'Tlaxcala' },
  { name: 'Transportes Peñasco SA de CV', taxRegistryCode: 'TPS191018C69', city: 'Hermosillo' },
  { name: 'Viveros Bugambilia SA de CV', taxRegistryCode: 'VBS150714H84', city: 'Cuernavaca' },
]
