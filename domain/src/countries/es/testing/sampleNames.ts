// Invented people, streets and towns of Spain, written by hand. For tests only.
import type { RealNames } from '../realNames.ts'

export const realNames: RealNames = {
  given:
    'María del Carmen|José Luis|Lucía|Iñaki|Núria|Àlex|Xosé|Begoña|Íker|M.ª Ángeles|Jordi|Uxía|Aitor|Concepción|Francisco Javier|Zoe',
  family:
    'García|Peña|de la Fuente|Güell|Gal·la|Etxeberria|Núñez|Ibáñez de Opacua|d’Ors|Castells i Oliveres|Yáñez|Muñoz-Seca|Ruiz|Álvarez|del Río|Oñate',
  streets:
    'Calle de la Montera|Avda. de América|Paseo de Gràcia|Carrer d’Aragó|C/ Mayor|Plaza de España|Rúa do Vilar|Gran Vía|Ronda de Sant Pere|Camino de Ronda|Calle 1.º de Mayo|Travesía de San Antón|Urb. El Bosque|Calle Mª Auxiliadora|Pza. Mayor',
  towns:
    "Madrid|L'Hospitalet de Llobregat|A Coruña|Donostia / San Sebastián|Alcalá de Henares|Rivas-Vaciamadrid|Sant Cugat del Vallès|Vitoria-Gasteiz|Las Palmas de Gran Canaria|El Ejido|Ourense|La Línea de la Concepción|Xàtiva|Ibi",
}
