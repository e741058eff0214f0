// A page with an address.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageStory } from '../../testing/PageStory.tsx'
import { submitForm, waitForPage } from '../../testing/storyPlay.ts'

const meta = { component: PageStory, args: { page: 'address-information' }, play: waitForPage } satisfies Meta<
  typeof PageStory
>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    drafts: {
      'contactDetails.postalCode': '30-059',
      'contactDetails.city': 'Kraków',
      'contactDetails.street': 'Reymonta',
      'contactDetails.houseNumber': '12a',
      'contactDetails.province': 'PL-12',
    },
  },
}
export const Errors: Story = { play: submitForm }
