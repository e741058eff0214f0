// The domains of the common e-mail providers in Mexico, the most common first.

export const emailProviders: readonly string[] = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.mx',
  'yahoo.com',
  'live.com.mx',
  'icloud.com',
  'outlook.es',
  'hotmail.es',
  'live.com',
  'prodigy.net.mx',
  'msn.com',
]
