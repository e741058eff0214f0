// Invented people, streets and towns of Poland, written by hand. For tests only.
import type { RealNames } from '../realNames.ts'

export const realNames: RealNames = {
  given:
    'Anna|Żaneta|Łucja|Zbigniew|Małgorzata|Józef|Święcisława|Bożena|Stanisław|Zofia Maria|Ewa|Krzysztof|Grażyna|Michał|Aleksandra|Paweł',
  family:
    'Kowalski|Żółć-Kowalska|Brzęczyszczykiewicz|Wójcik|Śliwa|Dąbrowski|Źrebiec|Łęcki|de Ville|Nowak-Jeziorańska|Ćwik|O’Connor|Gżegżółka|Kłos|Wiśniewska|Mickiewicz',
  streets:
    'ul. 3 Maja|al. Jana Pawła II|os. 1000-lecia|Reymonta|pl. Żołnierza Polskiego|Świętojańska|gen. W. Andersa|Łąkowa|Hoża|św. Mikołaja|Chłodna|Źródlana|Rynek|Ks. J. Popiełuszki|Wały Jagiellońskie',
  towns:
    'Kraków|Łódź|Bielsko-Biała|Świnoujście|Zgierz|Gać|Ryki|Nowy Dwór Mazowiecki|Czechowice-Dziedzice|Ustrzyki Dolne|Hel|Żory|Kędzierzyn-Koźle|Środa Śląska',
}
