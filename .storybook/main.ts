// Storybook: every component of ui/, every kind of page, the review and every screen, in its states.
import type { StorybookConfig } from '@storybook/react-vite'
import { fromRoot } from '../tools/process/root.ts'
import { noLazyTexts } from '../web/build/noLazyTexts.ts'
import { scenePlugin } from '../web/build/scenePlugin.ts'

const config: StorybookConfig = {
  stories: ['../web/src/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      scenePlugin({ brand: 'tukan', country: 'pl' }, fromRoot('web', 'src')),
      noLazyTexts,
    ],
  }),
  typescript: { reactDocgen: false },
}

export default config
