// The domains of the common e-mail providers in Colombia, the most common first.

export const emailProviders: readonly string[] = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'yahoo.es',
  'outlook.es',
  'hotmail.es',
  'icloud.com',
  'live.com',
  'une.net.co',
  'etb.net.co',
]
