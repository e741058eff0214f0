// Invented people, streets and towns of the Philippines, written by hand. For tests only.
import type { RealNames } from '../realNames.ts'

export const realNames: RealNames = {
  given:
    'Ma. Luisa|Ramon|Juan Paolo|Bea|José Rizal|Maria Clara|Princess Joy|Niño|Benigno|Ma. Cristina|Erwin|Lourdes|John Lloyd|Sittie Aisha|Marvin|Aira Mae',
  family:
    'dela Cruz|Reyes Jr.|Peñaflor|Macaraeg|Santos-Concio|de los Santos|Bautista III|Ñeza|Ng|Tan|Magsaysay|Dimaculangan|San Juan|Abdulrahman|Garcia Sr.|O’Hara',
  streets:
    'K-5th Street|EDSA|P. Burgos St.|Gen. Luna|A. Mabini Ave.|Purok 3|Sitio Malaya|Blk 5 Lot 12 Sampaguita St.|Gov. M. Cuenco Ave.|Rizal Ave. Ext.|Katipunan Ave. cor. Aurora Blvd.|Brgy. Road|Roxas Blvd.|Maharlika Hwy.|Lapu-Lapu St.',
  towns:
    'Quezon City|Parañaque|Las Piñas|Cagayan de Oro|General Santos (Dadiangas)|Sto. Tomas|San Jose del Monte|Dasmariñas|Biñan|Cebu City|Science City of Muñoz|Island Garden City of Samal|Tawi-Tawi|Baguio',
}
