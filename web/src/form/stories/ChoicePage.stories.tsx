// A page with one question, whose options are tiles.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageStory } from '../../testing/PageStory.tsx'
import { submitForm, waitForPage } from '../../testing/storyPlay.ts'

const meta = { component: PageStory, args: { page: 'loan-purpose' }, play: waitForPage } satisfies Meta<
  typeof PageStory
>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    drafts: {
      'otherDetails.loanPurpose': 'bills',
    },
  },
}
export const Errors: Story = { play: submitForm }
