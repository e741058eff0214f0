// Invented people, streets and towns of Colombia, written by hand. For tests only.
import type { RealNames } from '../realNames.ts'

export const realNames: RealNames = {
  given:
    'Juan Camilo|Luz Marina|José|Sofía|María Fernanda|Yeison|Ángela|Nubia|Óscar Iván|Leidy Johana|Íngrid|Wilmer|Ñeli|Andrés|Blanca Nieves|Édgar',
  family:
    'Rodríguez|Gómez|Ñáñez|Peña|de los Ríos|Castaño|Londoño|Quiñónez|Villamizar-Ordóñez|Muñoz|Ávila|Buitrago|Güiza|Del Castillo|Sánchez|Bolívar',
  streets:
    'Calle 45 # 13-20 Apto 301|Carrera 70 No. 44B-12|Cra. 7 # 12-30|Diagonal 16A # 96-45|Transversal 5 # 3-21|Av. El Dorado # 69-76|Manzana 3 Casa 12|Km 4 vía La Calera|Calle 10 Sur # 50FF-28|Carrera 15 Bis # 122-35|Vereda El Salitre|Av. 6N # 23DN-16|Calle 1ª # 2-3|Torre 4 Apto 502|Calle 100 # 8A-55',
  towns:
    'Bogotá|Medellín|Cartagena de Indias|San José de Cúcuta|Ibagué|Nariño|Facatativá|San Andrés|Tunja|Riohacha|El Peñol|Santa Rosa de Cabal|Puerto Asís|Ubaté',
}
