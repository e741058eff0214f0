// Storybook: every component of ui/, every kind of page, the review and every screen, in its states.
import type { StorybookConfig } from '@storybook/react-vite'
import { fromRoot } from '../tools/process/root.ts'
import { noLaterTexts } from '../web/build/noLaterTexts.ts'
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
      noLaterTexts,
    ],
  }),
  typescript: { reactDocgen: false },
}

export default config
