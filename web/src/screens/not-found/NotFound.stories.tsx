// The page for a path that does not exist.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { StoryFrame } from '../../testing/StoryFrame.tsx'
import { waitForScreen } from '../../testing/storyPlay.ts'
import { NotFound } from './NotFound.tsx'

const meta = {
  component: NotFound,
  render: () => (
    <StoryFrame app={createTestApplication({ locale: 'en', texts: englishTexts })} path="/404">
      <NotFound />
    </StoryFrame>
  ),
  play: waitForScreen,
} satisfies Meta<typeof NotFound>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
