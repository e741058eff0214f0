// Well-known e-mail providers with their real domains. The common providers of a country are in
// `Country.loadEmailProviders`.

/** The name before the first dot, with all real endings; the usual one is the first. */
const domainsByName: Readonly<Record<string, string>> = {
  gmail: 'com',
  googlemail: 'com',
  hotmail:
    'com es de fr it co.uk be ch nl at se dk no fi gr cz sk hu rs lt lv ca cl com.ar com.au com.br com.hk com.mx com.tr com.tw co.il co.nz co.jp co.kr co.th co.za sg my ph ru',
  outlook:
    'com es de fr it at be cl cz dk hu ie in jp kr lv my ph pt sa sg sk co.id co.il co.nz co.th com.ar com.au com.br com.gr com.pe com.tr com.vn',
  live: 'com com.mx de fr it nl be at ca cl cn dk ie in jp no se ru co.uk co.kr co.za com.ar com.au com.my com.ph com.pt com.sg',
  msn: 'com co.uk',
  yahoo:
    'com com.mx com.ph com.vn es de ro fr it pl co.uk ie ca at be cl cz dk fi gr hu nl no se in co.id co.in co.jp co.kr co.nz co.th com.ar com.au com.br com.cn com.co com.hk com.my com.pe com.sg com.tr com.tw com.ve co.il co.za jp',
  ymail: 'com',
  rocketmail: 'com',
  aol: 'com de co.uk es fr it pl',
  aim: 'com',
  icloud: 'com',
  me: 'com',
  mac: 'com',
  mail: 'com ru de ro bg ee',
  email: 'com cz de it',
  inbox: 'com lv lt ru',
  proton: 'me',
  pm: 'me',
  protonmail: 'com ch',
  tutanota: 'com de',
  tuta: 'com io',
  zoho: 'com eu',
  yandex: 'com ru ua kz by',
  gmx: 'de net com at ch es fr eu co.uk us info org li',
  web: 'de id',
  freenet: 'de',
  't-online': 'de',
  online: 'de',
  arcor: 'de',
  posteo: 'de net',
  mailbox: 'org',
  vodafone: 'de es it nl ie',
  wp: 'pl eu com',
  o2: 'pl co.uk',
  onet: 'pl eu com.pl',
  op: 'pl',
  vp: 'pl',
  interia: 'pl eu com',
  poczta: 'fm pl onet.pl onet.eu',
  gazeta: 'pl',
  tlen: 'pl',
  go2: 'pl',
  int: 'pl',
  spoko: 'pl',
  autograf: 'pl',
  buziaczek: 'pl',
  neostrada: 'pl',
  telefonica: 'net',
  movistar: 'es com',
  orange: 'es fr pl net',
  terra: 'es com com.mx com.br com.ar cl',
  wanadoo: 'es fr co.uk nl',
  ya: 'com ru',
  ono: 'com',
  euskaltel: 'net',
  euskalnet: 'net',
  itelefonica: 'com.br',
  love: 'com',
  prontomail: 'com',
  homemail: 'com',
  hitmail: 'com',
  y7mail: 'com',
  epoczta: 'pl',
  opoczta: 'pl',
  prodigy: 'net net.mx',
  une: 'net.co',
  etb: 'net.co',
  clicknet: 'ro',
  rdslink: 'ro',
  vnn: 'vn',
  fpt: 'vn com.vn',
  viettel: 'vn com.vn',
  pldtdsl: 'net',
}

/** Real providers whose names resemble many other domains, so they are never suggested. */
const genericNames: ReadonlySet<string> = new Set(
  'mail email inbox online me mac aim pm ya int ono love prontomail homemail hitmail y7mail epoczta opoczta itelefonica'.split(
    ' ',
  ),
)

export const isGenericName = (name: string): boolean => genericNames.has(name)

/** International providers: a domain with their name and the ending of another country means them too. */
const worldwideNames: ReadonlySet<string> = new Set(
  'gmail googlemail hotmail outlook live yahoo ymail rocketmail icloud protonmail'.split(' '),
)

export const isWorldwideName = (name: string): boolean => worldwideNames.has(name)

export type EmailDomain = { readonly domain: string; readonly name: string; readonly ending: string }

export const toEmailDomain = (domain: string): EmailDomain => {
  const dot = domain.indexOf('.')
  return dot === -1
    ? { domain, name: domain, ending: '' }
    : { domain, name: domain.slice(0, dot), ending: domain.slice(dot + 1) }
}

export const providerDomains: readonly EmailDomain[] = Object.entries(domainsByName).flatMap(([name, endings]) =>
  endings.split(' ').map((ending) => ({ domain: `${name}.${ending}`, name, ending })),
)

/** Existing endings, of one label or combined of two. A domain with another one is mistyped. */
const endings: ReadonlySet<string> = new Set(
  (
    'com net org info biz edu gov eu me io co uk us ca mx co pe cl ar br ve ec bo py uy cr gt hn ni pa sv do pr cu es pt fr it de at ch ' +
    'li lu be nl dk no se fi is ie pl cz sk hu ro bg md ua by ru lt lv ee si hr rs ba mk al gr tr cy mt il sa ae qa kw in pk bd lk np ' +
    'id my sg ph vn th la kh mm cn hk tw jp kr mn au nz za ng ke eg ma dz tn gh tz ug fm tv cc ws to ai app dev'
  ).split(' '),
)

export const isTopLevelDomain = (ending: string): boolean => {
  const labels = ending.split('.')
  return labels.length <= 2 && labels.every((label) => endings.has(label))
}
