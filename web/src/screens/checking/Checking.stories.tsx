// The screen while lenders check the application.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: { screen: 'checking' },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

const at = (second: number) => `2026-11-20T17:14:${second}.000Z`

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    status: {
      steps: [
        { kind: 'received', at: at(10) },
        { kind: 'asking', lender: 'Jarzębina Finanse', at: at(11) },
        { kind: 'declined', lender: 'Jarzębina Finanse', at: at(20) },
        { kind: 'asking', lender: 'Polanka Kredyt', at: at(21) },
      ],
    },
  },
}
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }
