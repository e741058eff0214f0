// The step that a provider carries out on its own site.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: {
    screen: 'instantor',
    status: {
      handOver: { kind: 'bank-link', provider: 'Pontis', passes: ['reference-number', 'name'], outcome: null },
    },
  },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const CardCheck: Story = {
  args: {
    screen: 'moneyman-paylands',
    status: {
      handOver: {
        kind: 'card-check',
        provider: 'Pagaria',
        passes: ['reference-number'],
        chargeAmount: 1,
        outcome: null,
      },
    },
  },
}
export const Failed: Story = {
  args: {
    status: { handOver: { kind: 'bank-link', provider: 'Pontis', passes: ['name'], outcome: 'failed' } },
  },
}
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }
