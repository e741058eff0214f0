// A modal dialog.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

const meta = {
  component: Dialog,
  args: {
    id: 'dialog',
    labelledBy: 'dialog-title',
    open: true,
    onClose: () => undefined,
    children: (
      <>
        <h2 id="dialog-title">Delete my answers?</h2>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Closed: Story = { args: { open: false } }
export const Page: Story = { args: { isPage: true } }
