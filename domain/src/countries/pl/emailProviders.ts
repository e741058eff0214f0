// The domains of the common e-mail providers in Poland, the most common first.

export const emailProviders: readonly string[] = [
  'gmail.com',
  'wp.pl',
  'o2.pl',
  'onet.pl',
  'interia.pl',
  'op.pl',
  'vp.pl',
  'poczta.onet.pl',
  'gazeta.pl',
  'tlen.pl',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'yahoo.com',
  'onet.eu',
  'interia.eu',
  'poczta.fm',
]
