// The adapters, each in a separate chunk. The chunk of a vendor without configuration or consent is never loaded.
import type { VendorName } from '@loan/domain/tracking/vendors'
import type { OpenAdapter } from './adapter.ts'

export const adapters: Readonly<Record<VendorName, () => Promise<OpenAdapter>>> = {
  tiktok: async () => (await import('./tiktok.ts')).openTikTok,
  meta: async () => (await import('./meta.ts')).openMeta,
  googleAds: async () => (await import('./google.ts')).openGoogleAds,
  tagManager: async () => (await import('./tagManager.ts')).openTagManager,
  posthog: async () => (await import('./posthog.ts')).openPosthog,
  logRocket: async () => (await import('./logRocket.ts')).openLogRocket,
}
