// Invented people, streets and towns of Mexico, written by hand. For tests only.
import type { RealNames } from '../realNames.ts'

export const realNames: RealNames = {
  given:
    'Juan José|María de la Luz|José Ángel|Guadalupe|Xóchitl|Ma. Elena|Cuauhtémoc|Itzel|Jesús|Lázaro|Ana Sofía|Ximena|Ulises|Yaretzi|Benito|Inés',
  family:
    'García|Muñoz|de la Garza|Hernández|Ñáñez|Del Río|Peña Nieto|López y López|Ríos|Ibarra-Solís|Pérez|Tzec|D’Acosta|Güemes|Zúñiga|O’Farrill',
  streets:
    'Calle Hamburgo|Av. Paseo de la Reforma|Calz. de Tlalpan|Blvd. Díaz Ordaz|Priv. 5 de Mayo|Carretera México-Toluca km 15.5|Calle 20 #105|And. 3|Eje 5 Sur|Av. Niños Héroes|C. 60 x 55 y 57|Retorno 2|Prol. Zaragoza|Cda. de la Paz|Circuito Interior',
  towns:
    'Cuauhtémoc|Álvaro Obregón|San Pedro Garza García|Tlalnepantla de Baz|Mérida|Oaxaca de Juárez|Ecatepec de Morelos|Xalapa|Cd. Juárez|Acapulco de Juárez|Tepic|León|Dr. Mora|San Luis Potosí',
}
