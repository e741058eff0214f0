// A page with text boxes.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageStory } from '../../testing/PageStory.tsx'
import { submitForm, waitForPage } from '../../testing/storyPlay.ts'

const meta = { component: PageStory, args: { page: 'name' }, play: waitForPage } satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    drafts: {
      'personalDetails.firstName': 'Anna',
      'personalDetails.lastName': 'Żółć-Kowalska',
    },
  },
}
export const Errors: Story = { play: submitForm }
