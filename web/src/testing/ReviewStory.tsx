// Shows the review page of tukan-pl in a story, with the real store, saver and texts. Only the network is a fake.
import type { LeadApplication } from '@loan/domain/lead/application'
import { buildChain, reviewPath } from '@loan/domain/pages/chain'
import { useState } from 'react'
import { createLazyLeadSaver } from '../form/saving/createLazyLeadSaver.ts'
import { ReviewPage } from '../form/review/ReviewPage.tsx'
import type { LinkedLoan } from '../store/state.ts'
import { createTestApplication } from './createTestApplication.ts'
import { englishTexts } from './englishTexts.ts'
import { leadId, receipt } from './leadFixtures.ts'
import { type FakeServer, replaceFetch } from './replaceFetch.ts'
import { StoryFrame } from './StoryFrame.tsx'

export type ReviewStoryProps = {
  readonly answers: LeadApplication
  /** The loan of a link that was opened after the applicant confirmed another one. */
  readonly linkedLoan?: LinkedLoan
  /** How many other devices can open the application. */
  readonly otherDevices?: number
  /** The path of an answer that the server rejected. */
  readonly rejected?: string
  /** Builds the reply of the server to the submission. */
  readonly submitReply?: FakeServer
}

/** Replaces `fetch` while the story is shown. */
export const serveReview = ({ args }: { readonly args: Partial<ReviewStoryProps> }) => {
  const { otherDevices = 0, submitReply = () => Response.json(receipt) } = args
  return replaceFetch((path) =>
    path === `/api/lead/devices/${leadId}` ? Response.json({ others: otherDevices }) : submitReply(path),
  )
}

const createReviewApplication = ({ answers, linkedLoan, rejected }: ReviewStoryProps) => {
  const app = createTestApplication({ locale: 'en', texts: englishTexts })
  const { store, storages, request, product } = app
  store.updateLeadApplication({
    applicationData: answers,
    lead: { id: leadId, token: 'secret', revision: 2, leadStatus: 'draft', expiresAt: '2099-01-01T00:00:00.000Z' },
  })
  store.updatePages({ completed: buildChain(product).map(({ key }) => key) })
  if (rejected !== undefined) store.setPageErrors([{ fieldName: rejected, code: 'invalid', message: '' }], null)
  if (linkedLoan !== undefined) store.setState({ linkedLoan })
  return {
    ...app,
    saver: createLazyLeadSaver({ store, storages, request, product, startSession: async () => undefined }),
  }
}

export const ReviewStory = (props: ReviewStoryProps) => {
  const [app] = useState(() => createReviewApplication(props))
  return (
    <StoryFrame app={app} path={reviewPath}>
      <ReviewPage />
    </StoryFrame>
  )
}
