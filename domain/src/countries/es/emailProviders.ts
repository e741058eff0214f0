// The domains of the common e-mail providers in Spain, the most common first.

export const emailProviders: readonly string[] = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.es',
  'yahoo.es',
  'outlook.com',
  'icloud.com',
  'yahoo.com',
  'telefonica.net',
  'live.com',
  'movistar.es',
  'msn.com',
  'orange.es',
]
