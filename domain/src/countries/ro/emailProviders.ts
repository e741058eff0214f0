// The domains of the common e-mail providers in Romania, the most common first.

export const emailProviders: readonly string[] = [
  'gmail.com',
  'yahoo.com',
  'yahoo.ro',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'ymail.com',
  'live.com',
  'clicknet.ro',
  'rdslink.ro',
]
