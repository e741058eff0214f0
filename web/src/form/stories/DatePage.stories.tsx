// A page with a date.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageStory } from '../../testing/PageStory.tsx'
import { submitForm, waitForPage } from '../../testing/storyPlay.ts'

const meta = { component: PageStory, args: { page: 'date-of-birth' }, play: waitForPage } satisfies Meta<
  typeof PageStory
>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    drafts: {
      'personalDetails.dateOfBirth.day': '14',
      'personalDetails.dateOfBirth.month': '7',
      'personalDetails.dateOfBirth.year': '1985',
    },
  },
}
export const Errors: Story = { play: submitForm }
