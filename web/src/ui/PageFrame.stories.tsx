// Header, main column, second column and footer of a page.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AsideColumn, Footer, Header, PageFrame } from './PageFrame.tsx'

const meta = {
  component: PageFrame,
  args: {
    header: <Header>Tukan</Header>,
    children: <h1>Your name</h1>,
    footer: <Footer>© Tukan</Footer>,
  },
} satisfies Meta<typeof PageFrame>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithAside: Story = { args: { aside: <AsideColumn label="Help">Call us: 22 100 10 10</AsideColumn> } }
export const SlimFooter: Story = { args: { footer: <Footer slim>© Tukan</Footer> } }
export const HiddenBands: Story = { args: { header: <Header hidden>Tukan</Header>, footer: <Footer hidden>©</Footer> } }
