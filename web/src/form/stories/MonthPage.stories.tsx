// A page with a choice, a month and an amount.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageStory } from '../../testing/PageStory.tsx'
import { submitForm, waitForPage } from '../../testing/storyPlay.ts'

const meta = { component: PageStory, args: { page: 'housing-information' }, play: waitForPage } satisfies Meta<
  typeof PageStory
>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    drafts: {
      'otherDetails.housingTenure': 'owned',
      'otherDetails.housingTenureSinceDate.month': '3',
      'otherDetails.housingTenureSinceDate.year': '2015',
    },
  },
}
export const Errors: Story = { play: submitForm }
