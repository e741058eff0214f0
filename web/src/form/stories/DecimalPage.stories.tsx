// A page with a decimal number.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageStory } from '../../testing/PageStory.tsx'
import { submitForm, waitForPage } from '../../testing/storyPlay.ts'

const meta = { component: PageStory, args: { page: 'field-details' }, play: waitForPage } satisfies Meta<
  typeof PageStory
>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    drafts: {
      'otherDetails.fieldRegistrationNumber': '12/3',
      'otherDetails.fieldSquareArea': '4,5',
    },
  },
}
export const Errors: Story = { play: submitForm }
