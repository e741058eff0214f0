// The first page: the amount in a dialog, contact details and consents.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageStory } from '../../testing/PageStory.tsx'
import { pressAndWaitFor, submitForm, waitForPage } from '../../testing/storyPlay.ts'

const meta = { component: PageStory, args: { page: 'initial-details' }, play: waitForPage } satisfies Meta<
  typeof PageStory
>
export default meta

/** The page behind the dialog is hidden while the dialog is open. */
const confirmAmount = pressAndWaitFor('dialog [type="submit"]', '#amount-dialog:not([open])')

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  play: confirmAmount,
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
export const Errors: Story = {
  play: async (context) => {
    await confirmAmount(context)
    await submitForm(context)
  },
}
