// Invented employers of Colombia for the sandbox; their tax numbers have the right check digit.
import type { Company } from '../company.ts'

export const coCompanies: readonly Company[] = [
  { name: 'Acueducto Quebrada Clara S.A. E.S.P.', taxRegistryCode: '9766299441', city: 'Manizales' },
  { name: 'Café Ladera S.A.S.', taxRegistryCode: '9746054749', city: 'Armenia' },
  { name: 'Clínica El Guayacán S.A.', taxRegistryCode: '9270197344', city: 'Medellín' },
  { name: 'Colegio Los Cerezos S.A.S.', taxRegistryCode: '9026078842', city: 'Bogotá' },
  { name: 'Confecciones Aguja S.A.S.', taxRegistryCode: '9370374249', city: 'Ibagué' },
  { name: 'Constructora Ladrillo S.A.S.', taxRegistryCode: '9479789100', city: 'Cali' },
  { name: 'Domicilios Al Paso S.A.S.', taxRegistryCode: '9244859481', city: 'Barranquilla' },
  { name: 'Droguería La Salud S.A.S.', taxRegistryCode: '9075592007', city: 'Neiva' },
  { name: 'Empanadas Doña Flor S.A.S.', taxRegistryCode: '9487183060', city: 'Pereira' },
  { name: 'Ferretería El Clavo Ltda.', taxRegistryCode: '9699767635', city: 'Cúcuta' },
  { name: 'Flores Sabana Verde S.A.S.', taxRegistryCode: '9471406947', city: 'Facatativá' },
  { name: 'Hotel Mar de Plata S.A.S.', taxRegistryCode: '9742278757', city: 'Cartagena' },
  { name: 'Ingenio Caña Dulce S.A.', taxRegistryCode: '9826980134', city: 'Palmira' },
  { name: 'Lácteos El Páramo S.A.S.', taxRegistryCode: '9411056162', city: 'Pasto' },
  { name: 'Librería Renglón S.A.S.', taxRegistryCode: '9701139127', city: 'Bogotá' },
  { name: 'Panadería La Espiga S.A.S.', taxRegistryCode: '8999990681', city: 'Bogotá' },
  { name: 'Seguridad Faro Ltda.', taxRegistryCode: '9193081615', city: 'Bucaramanga' },
  { name: 'Supermercado Buen Día S.A.S.', taxRegistryCode: '9409916928', city: 'Villavicencio' },
  { name: 'Tecnología Nube Andina S.A.S.', taxRegistryCode: '9061597751', city: 'Medellín' },
  { name: 'Transportes Cordillera S.A.', taxRegistryCode: '9502429847', city: 'Tunja' },
]
