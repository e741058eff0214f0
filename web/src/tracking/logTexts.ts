// The log texts of tracking that spec 8.12 to 8.17 fixes.

export const logTexts = {
  invalidTagManagerId: 'Invalid or missing Google Tag Manager ID.',
  noDataLayer: 'dataLayer is not available on window.',
  tagManagerFailed: 'Failed to initialize Google Tag Manager',
  tikTokEventFailed: (name: string): string => `Failed to send TikTok Pixel event "${name}"`,
  noTikTokEventName: 'TikTok Pixel event name is required.',
  noSendTo: 'Missing send_to parameter for conversion event.',
} as const
