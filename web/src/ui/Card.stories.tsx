// A frame around related content, as a div and as a labelled section.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from './Card.tsx'

const meta = {
  component: Card,
  args: { children: 'You pay 36 instalments of 164.20 zł.' },
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Section: Story = {
  args: {
    as: 'section',
    labelledBy: 'card-title',
    children: (
      <>
        <h2 id="card-title">Your offer</h2>
        <p>You pay 36 instalments of 164.20 zł.</p>
      </>
    ),
  },
}
