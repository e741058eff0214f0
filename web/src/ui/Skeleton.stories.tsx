// The shapes of a page that loads.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { questionShapes, Skeleton } from './Skeleton.tsx'

const meta = { component: Skeleton, args: { shapes: questionShapes } } satisfies Meta<typeof Skeleton>
export default meta

export const Loading: StoryObj<typeof meta> = {}
