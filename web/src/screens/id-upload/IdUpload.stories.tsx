// The identity document and its pictures.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { pressAndWaitFor, submitForm, waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'
import { uploadLimits } from '@loan/domain/contract/documents'

const meta = {
  component: ScreenStory,
  args: {
    screen: 'id-upload',
    status: {
      upload: {
        sides: ['front', 'back'],
        received: [],
        mimeTypes: [...uploadLimits.mimeTypes],
        maxBytes: uploadLimits.maxBytes,
        mayGoOnWithout: false,
      },
    },
  },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Errors: Story = { play: submitForm }
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }

/** The link for the phone. The code is visible from 60rem. */
export const CodeForThePhone: Story = {
  args: {
    answers: { personalDetails: { dateOfBirth: '1985-07-14' } },
    reply: {
      url: 'https://loans.example/application-frontend/continue/an-example',
      expiresAt: '2099-01-01T00:00:00.000Z',
    },
  },
  play: pressAndWaitFor('[aria-labelledby="continue-on-phone"] button', 'svg[role="img"]'),
}
