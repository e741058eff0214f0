// The cards beside the page: on a page of the form, at the review, on a screen, at the end, and without a known loan.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { englishTexts } from '../testing/englishTexts.ts'
import { StoryFrame } from '../testing/StoryFrame.tsx'
import { Aside } from './Aside.tsx'

const AsideStory = ({ path }: { readonly path: string }) => {
  const [app] = useState(() => createTestApplication({ locale: 'en', texts: englishTexts }))
  return (
    <StoryFrame app={app} path={path}>
      <Aside />
    </StoryFrame>
  )
}

const meta = { component: AsideStory, args: { path: '/address-information' } } satisfies Meta<typeof AsideStory>
export default meta

type Story = StoryObj<typeof meta>

export const FormPage: Story = {}
export const Review: Story = { args: { path: '/review' } }
export const Screen: Story = { args: { path: '/checking' } }
export const Receipt: Story = { args: { path: '/accepted' } }
export const UnconfirmedLink: Story = { args: { path: '/continue/abc' } }
