// Invented people, streets and towns of Romania, written by hand. For tests only.
import type { RealNames } from '../realNames.ts'

export const realNames: RealNames = {
  given:
    'Andrei|Ștefan|Ioana-Maria|Țiriac|Mihai|Ana Maria|Gheorghe|Ilinca|Răzvan|Nicoleta|Csaba|Măriuca|Ion|Cătălina|Vasile|Ödön',
  family:
    'Ionescu|Popa|Țăranu|Ștefănescu|Brâncuși|Nagy|Moldoveanu-Pop|Văcărescu|Kovács|Mureșan|Ceaușu|Bălan|Drăgulescu|Șerban|Ghiță|Lăcătuș',
  streets:
    'Strada Fântânii|Calea Victoriei|Bd. Unirii|Aleea Țesătorilor|Str. 1 Decembrie 1918|Șos. Ștefan cel Mare|Intrarea Crângului|Piața Sfatului|Splaiul Independenței|Str. Dr. Lister|Calea Șerban Vodă|Str. Gen. Magheru|Str. Mărășești|Prelungirea Ghencea|Str. Țepeș Vodă',
  towns:
    'București|Cluj-Napoca|Târgu Mureș|Iași|Piatra-Neamț|Râmnicu Vâlcea|Sfântu Gheorghe|Băile Herculane|Drobeta-Turnu Severin|Constanța|Brașov|Săcele|Câmpulung|Târgoviște',
}
