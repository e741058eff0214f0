// The domains of the common e-mail providers in Germany, the most common first.

export const emailProviders: readonly string[] = [
  'gmail.com',
  'gmx.de',
  'web.de',
  't-online.de',
  'freenet.de',
  'outlook.de',
  'icloud.com',
  'hotmail.de',
  'yahoo.de',
  'gmx.net',
  'hotmail.com',
  'outlook.com',
  'googlemail.com',
  'live.de',
  'aol.com',
  'arcor.de',
]
