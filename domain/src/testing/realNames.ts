// Realistic names of people, streets and towns of each country, written by hand and invented.
// For tests of parsing, rules and storage. Not for production code.
import type { CountryCode } from '../countries/country.ts'

type Names = { readonly given: string; readonly family: string; readonly streets: string; readonly towns: string }

const lists: Readonly<Record<CountryCode, Names>> = {
  CO: {
    given:
      'Juan Camilo|Luz Marina|José|Sofía|María Fernanda|Yeison|Ángela|Nubia|Óscar Iván|Leidy Johana|Íngrid|Wilmer|Ñeli|Andrés|Blanca Nieves|Édgar',
    family:
      'Rodríguez|Gómez|Ñáñez|Peña|de los Ríos|Castaño|Londoño|Quiñónez|Villamizar-Ordóñez|Muñoz|Ávila|Buitrago|Güiza|Del Castillo|Sánchez|Bolívar',
    streets:
      'Calle 45 # 13-20 Apto 301|Carrera 70 No. 44B-12|Cra. 7 # 12-30|Diagonal 16A # 96-45|Transversal 5 # 3-21|Av. El Dorado # 69-76|Manzana 3 Casa 12|Km 4 vía La Calera|Calle 10 Sur # 50FF-28|Carrera 15 Bis # 122-35|Vereda El Salitre|Av. 6N # 23DN-16|Calle 1ª # 2-3|Torre 4 Apto 502|Calle 100 # 8A-55',
    towns:
      'Bogotá|Medellín|Cartagena de Indias|San José de Cúcuta|Ibagué|Nariño|Facatativá|San Andrés|Tunja|Riohacha|El Peñol|Santa Rosa de Cabal|Puerto Asís|Ubaté',
  },
  DE: {
    given:
      'Jürgen|Änne|Karl-Heinz|Björn|Sören|Aylin|Małgorzata|Grete|Hans Jürgen|Özlem|Zoë|Friedrich|Lieselotte|Nguyệt|André|Maximilian',
    family:
      'Müller|Weiß|von der Heide|Groß-Gerau|zu Löwenstein|Yılmaz|Schröder|Straßer|Müller-Lüdenscheidt|d’Angelo|Öztürk|Kaiser|Jäger|van Beethoven|Süß|Böhm',
    streets:
      'Königsbrücker Straße|Am Bahnhof|Straße des 17. Juni|Lützowufer|Unter den Linden|Große Bleichen|An der Alster|Kö|Dr.-Külz-Ring|St.-Anna-Platz|Q 7|Südring|Im Grünen Winkel|Poststr.|Zum Alten Forsthaus',
    towns:
      'München|Köln|Garmisch-Partenkirchen|Frankfurt (Oder)|Halle (Saale)|Weißwasser/O.L.|St. Ingbert|Bad Homburg v. d. Höhe|Mönchengladbach|Ulm|Castrop-Rauxel|Lübeck|Furth im Wald|Neustadt an der Weinstraße',
  },
  ES: {
    given:
      'María del Carmen|José Luis|Lucía|Iñaki|Núria|Àlex|Xosé|Begoña|Íker|M.ª Ángeles|Jordi|Uxía|Aitor|Concepción|Francisco Javier|Zoe',
    family:
      'García|Peña|de la Fuente|Güell|Gal·la|Etxeberria|Núñez|Ibáñez de Opacua|d’Ors|Castells i Oliveres|Yáñez|Muñoz-Seca|Ruiz|Álvarez|del Río|Oñate',
    streets:
      'Calle de la Montera|Avda. de América|Paseo de Gràcia|Carrer d’Aragó|C/ Mayor|Plaza de España|Rúa do Vilar|Gran Vía|Ronda de Sant Pere|Camino de Ronda|Calle 1.º de Mayo|Travesía de San Antón|Urb. El Bosque|Calle Mª Auxiliadora|Pza. Mayor',
    towns:
      "Madrid|L'Hospitalet de Llobregat|A Coruña|Donostia / San Sebastián|Alcalá de Henares|Rivas-Vaciamadrid|Sant Cugat del Vallès|Vitoria-Gasteiz|Las Palmas de Gran Canaria|El Ejido|Ourense|La Línea de la Concepción|Xàtiva|Ibi",
  },
  MX: {
    given:
      'Juan José|María de la Luz|José Ángel|Guadalupe|Xóchitl|Ma. Elena|Cuauhtémoc|Itzel|Jesús|Lázaro|Ana Sofía|Ximena|Ulises|Yaretzi|Benito|Inés',
    family:
      'García|Muñoz|de la Garza|Hernández|Ñáñez|Del Río|Peña Nieto|López y López|Ríos|Ibarra-Solís|Pérez|Tzec|D’Acosta|Güemes|Zúñiga|O’Farrill',
    streets:
      'Calle Hamburgo|Av. Paseo de la Reforma|Calz. de Tlalpan|Blvd. Díaz Ordaz|Priv. 5 de Mayo|Carretera México-Toluca km 15.5|Calle 20 #105|And. 3|Eje 5 Sur|Av. Niños Héroes|C. 60 x 55 y 57|Retorno 2|Prol. Zaragoza|Cda. de la Paz|Circuito Interior',
    towns:
      'Cuauhtémoc|Álvaro Obregón|San Pedro Garza García|Tlalnepantla de Baz|Mérida|Oaxaca de Juárez|Ecatepec de Morelos|Xalapa|Cd. Juárez|Acapulco de Juárez|Tepic|León|Dr. Mora|San Luis Potosí',
  },
  PH: {
    given:
      'Ma. Luisa|Ramon|Juan Paolo|Bea|José Rizal|Maria Clara|Princess Joy|Niño|Benigno|Ma. Cristina|Erwin|Lourdes|John Lloyd|Sittie Aisha|Marvin|Aira Mae',
    family:
      'dela Cruz|Reyes Jr.|Peñaflor|Macaraeg|Santos-Concio|de los Santos|Bautista III|Ñeza|Ng|Tan|Magsaysay|Dimaculangan|San Juan|Abdulrahman|Garcia Sr.|O’Hara',
    streets:
      'K-5th Street|EDSA|P. Burgos St.|Gen. Luna|A. Mabini Ave.|Purok 3|Sitio Malaya|Blk 5 Lot 12 Sampaguita St.|Gov. M. Cuenco Ave.|Rizal Ave. Ext.|Katipunan Ave. cor. Aurora Blvd.|Brgy. Road|Roxas Blvd.|Maharlika Hwy.|Lapu-Lapu St.',
    towns:
      'Quezon City|Parañaque|Las Piñas|Cagayan de Oro|General Santos (Dadiangas)|Sto. Tomas|San Jose del Monte|Dasmariñas|Biñan|Cebu City|Science City of Muñoz|Island Garden City of Samal|Tawi-Tawi|Baguio',
  },
  PL: {
    given:
      'Anna|Żaneta|Łucja|Zbigniew|Małgorzata|Józef|Święcisława|Bożena|Stanisław|Zofia Maria|Ewa|Krzysztof|Grażyna|Michał|Aleksandra|Paweł',
    family:
      'Kowalski|Żółć-Kowalska|Brzęczyszczykiewicz|Wójcik|Śliwa|Dąbrowski|Źrebiec|Łęcki|de Ville|Nowak-Jeziorańska|Ćwik|O’Connor|Gżegżółka|Kłos|Wiśniewska|Mickiewicz',
    streets:
      'ul. 3 Maja|al. Jana Pawła II|os. 1000-lecia|Reymonta|pl. Żołnierza Polskiego|Świętojańska|gen. W. Andersa|Łąkowa|Hoża|św. Mikołaja|Chłodna|Źródlana|Rynek|Ks. J. Popiełuszki|Wały Jagiellońskie',
    towns:
      'Kraków|Łódź|Bielsko-Biała|Świnoujście|Zgierz|Gać|Ryki|Nowy Dwór Mazowiecki|Czechowice-Dziedzice|Ustrzyki Dolne|Hel|Żory|Kędzierzyn-Koźle|Środa Śląska',
  },
  RO: {
    given:
      'Andrei|Ștefan|Ioana-Maria|Țiriac|Mihai|Ana Maria|Gheorghe|Ilinca|Răzvan|Nicoleta|Csaba|Măriuca|Ion|Cătălina|Vasile|Ödön',
    family:
      'Ionescu|Popa|Țăranu|Ștefănescu|Brâncuși|Nagy|Moldoveanu-Pop|Văcărescu|Kovács|Mureșan|Ceaușu|Bălan|Drăgulescu|Șerban|Ghiță|Lăcătuș',
    streets:
      'Strada Fântânii|Calea Victoriei|Bd. Unirii|Aleea Țesătorilor|Str. 1 Decembrie 1918|Șos. Ștefan cel Mare|Intrarea Crângului|Piața Sfatului|Splaiul Independenței|Str. Dr. Lister|Calea Șerban Vodă|Str. Gen. Magheru|Str. Mărășești|Prelungirea Ghencea|Str. Țepeș Vodă',
    towns:
      'București|Cluj-Napoca|Târgu Mureș|Iași|Piatra-Neamț|Râmnicu Vâlcea|Sfântu Gheorghe|Băile Herculane|Drobeta-Turnu Severin|Constanța|Brașov|Săcele|Câmpulung|Târgoviște',
  },
  VN: {
    given: 'Minh|Hương|Văn Hùng|Thị Ngọc|Ánh|Đức|Bảo Châu|Quỳnh|Tuyết|Y Moan|Khánh|Ngọc Ánh|Phước|Hoàng|Ưng|Thảo',
    family: 'Nguyễn|Trần|Lê|Phạm|Huỳnh|Đặng|Võ|Đỗ|Ngô|Dương|Tôn Nữ|Âu Dương|Mùa A|Thạch|Kpă|Lý',
    streets:
      'Lê Lợi|ngõ 45 Hàng Bông|hẻm 12/3 Cách Mạng Tháng Tám|Nguyễn Huệ|Quốc lộ 1A|Đường 3/2|Trần Hưng Đạo|đường 30 tháng 4|Kiệt 77 Phan Bội Châu|Ấp 5|Thôn Đoài|KĐT Linh Đàm|Bạch Đằng|tổ 3|Hàng Gai',
    towns:
      'Phường Hoàn Kiếm|Phường Sài Gòn|Xã Mường Tè|Đặc khu Phú Quốc|Phường 1|Xã Ea Súp|Phường Thủ Đức|Xã Y Tý|Phường Huế|Đặc khu Côn Đảo|Xã Đăk Tô|Phường Mỹ Tho|Xã Ô Lâm|Phường Đà Lạt',
  },
}

const split = (line: string): readonly string[] => line.split('|')

/** Combines each item with each other one, so that a few dozen names give hundreds of people and addresses. */
const pairs = <T>(one: readonly string[], other: readonly string[], join: (a: string, b: string) => T): readonly T[] =>
  one.flatMap((a) => other.map((b) => join(a, b)))

export const buildPeople = (country: CountryCode) =>
  pairs(split(lists[country].given), split(lists[country].family), (given, family) => ({ given, family }))

export const buildAddresses = (country: CountryCode) =>
  pairs(split(lists[country].streets), split(lists[country].towns), (street, town) => ({ street, town }))

const hosts = ['gmail.com', 'hotmail.com', 'yahoo.com.mx', 'wp.pl', 'web.de', 'correo.com.co', 'sub.firma-x.example']

/** As people derive them from their names: without accents, with dots, digits and signs. */
export const buildEmails = (country: CountryCode): readonly string[] =>
  buildPeople(country).map(({ given, family }, index) => {
    const plain = (text: string) =>
      text
        .normalize('NFD')
        .replaceAll('đ', 'd')
        .replaceAll('Đ', 'd')
        .replaceAll(/[^A-Za-z]/gu, '')
    const [first, last] = [plain(given).toLowerCase() || 'x', plain(family).toLowerCase() || 'y']
    const local = [
      `${first}.${last}`,
      `${last}_${index}`,
      `${first}${last}+loan`,
      `${first}-${index}`,
      `${last}.${first}99`,
    ]
    return `${local[index % local.length] ?? first}@${hosts[index % hosts.length] ?? 'example.com'}`
  })
