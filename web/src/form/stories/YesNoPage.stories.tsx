// A page with yes-or-no questions.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageStory } from '../../testing/PageStory.tsx'
import { submitForm, waitForPage } from '../../testing/storyPlay.ts'

const meta = { component: PageStory, args: { page: 'is-in-debt' }, play: waitForPage } satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    drafts: {
      'incomeDetails.inTaxDebt': 'false',
      'incomeDetails.inContributionDebt': 'false',
    },
  },
}
export const Errors: Story = { play: submitForm }
