// The page with all answers before the submission.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { buildProblem, buildValidationProblem } from '../../testing/problems.ts'
import { noReply } from '../../testing/replaceFetch.ts'
import { reviewAnswers } from '../../testing/reviewAnswers.ts'
import { ReviewStory, serveReview } from '../../testing/ReviewStory.tsx'
import { openSections, submitAndWaitFor, waitForElement, waitForPage } from '../../testing/storyPlay.ts'

const meta = {
  component: ReviewStory,
  args: { answers: reviewAnswers },
  beforeEach: serveReview,
  play: waitForPage,
} satisfies Meta<typeof ReviewStory>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { answers: {} } }
export const Filled: Story = {}
/** All sections are open. */
export const Open: Story = { play: openSections }
/** The server rejected an answer, whose section is open. */
export const AnswerError: Story = { args: { rejected: 'employer.taxRegistryCode' } }
export const LinkedLoan: Story = {
  args: { linkedLoan: { amount: 3000, period: 61 } },
  play: waitForElement('main > div > [role="status"]'),
}
export const OtherDevices: Story = {
  args: { otherDevices: 1 },
  play: waitForElement('form[data-page] ~ * [type="button"]'),
}
export const Sending: Story = { args: { submitReply: noReply }, play: submitAndWaitFor('[aria-busy="true"]') }
/** The server rejects a field that no page has. */
export const Errors: Story = {
  args: { submitReply: () => buildValidationProblem({ fieldName: 'tags', code: 'invalid' }) },
  play: submitAndWaitFor('form [role="alert"]'),
}
export const RequestFailed: Story = {
  args: { submitReply: () => buildProblem('internal-error') },
  play: submitAndWaitFor('form [role="alert"]'),
}
export const Conflict: Story = {
  args: { submitReply: () => buildProblem('older-revision', { revision: 3 }) },
  play: submitAndWaitFor('form [role="status"]'),
}
