// A page with choices of a country.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageStory } from '../../testing/PageStory.tsx'
import { submitForm, waitForPage } from '../../testing/storyPlay.ts'

const meta = { component: PageStory, args: { page: 'demographic-details' }, play: waitForPage } satisfies Meta<
  typeof PageStory
>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = {
  args: {
    drafts: {
      'otherDetails.citizenship': 'PL',
      'otherDetails.countryOfBirth': 'VN',
    },
  },
}
export const Errors: Story = {
  args: {
    drafts: {
      'otherDetails.citizenship': 'Atlantis',
    },
  },
  play: submitForm,
}
