// The link to the previous page.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackLink } from './BackLink.tsx'

const meta = { component: BackLink, args: { children: 'Back', href: '#previous' } } satisfies Meta<typeof BackLink>
export default meta

export const Default: StoryObj<typeof meta> = {}
