// The first page: the amount in a dialog, contact details and consents.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageStory } from '../../testing/PageStory.tsx'
import { submitForm, waitForPage } from '../../testing/storyPlay.ts'

const meta = { component: PageStory, args: { page: 'initial-details' }, play: waitForPage } satisfies Meta<
  typeof PageStory
>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    drafts: {
      'contactDetails.email': 'anna.kowalska@example.com',
      'contactDetails.phoneNumber': '512 345 678',
      generalPolicies: 'true',
      amount: '5000',
      period: '36',
    },
  },
}
export const Errors: Story = { play: submitForm }
