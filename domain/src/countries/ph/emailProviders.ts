// The domains of the common e-mail providers in the Philippines, the most common first.

export const emailProviders: readonly string[] = [
  'gmail.com',
  'yahoo.com',
  'yahoo.com.ph',
  'outlook.com',
  'icloud.com',
  'hotmail.com',
  'ymail.com',
  'rocketmail.com',
  'outlook.ph',
  'live.com',
]
