// The debts that a lender can consolidate.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenStory, serveLead } from '../../testing/ScreenStory.tsx'
import { submitForm, waitForLoader, waitForScreen } from '../../testing/storyPlay.ts'

const meta = {
  component: ScreenStory,
  args: { screen: 'customer-debts', status: { debts: { max: 3 } } },
  beforeEach: serveLead,
  play: waitForScreen,
} satisfies Meta<typeof ScreenStory>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Errors: Story = {
  play: async ({ canvas, canvasElement }) => {
    const add = await canvas.findByRole('button', { name: 'Add a debt' }, { timeout: 5000 })
    add.click()
    await submitForm({ canvasElement })
  },
}
export const Loading: Story = { args: { isLoading: true }, play: waitForLoader }
