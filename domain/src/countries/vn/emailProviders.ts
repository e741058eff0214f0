// The domains of the common e-mail providers in Vietnam, the most common first.

export const emailProviders: readonly string[] = [
  'gmail.com',
  'yahoo.com',
  'yahoo.com.vn',
  'icloud.com',
  'outlook.com',
  'hotmail.com',
  'outlook.com.vn',
  'live.com',
  'vnn.vn',
]
