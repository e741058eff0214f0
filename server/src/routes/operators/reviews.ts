// Reviews of a rejection by a person: their list on the first page of operators, and the form that records an answer.
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { html, type Html } from '../../http/html.ts'
import type { Services } from '../../http/services.ts'
import type { LeadRecord } from '../../operators/leadRecord.ts'
import { answerReview, type OpenReview } from '../../operators/reviews.ts'
import { withOperator, type OperatorCall } from './operatorCall.ts'
import {
  buildDescriptionList,
  buildFormField,
  buildLeadLink,
  buildTable,
  formatAge,
  formatTime,
  sendNotFoundPage,
} from './operatorPage.ts'
import { operatorPaths } from './operatorPaths.ts'

const paramsSchema = v.object({ id: v.pipe(v.string(), v.uuid()) })

export const buildReviewTable = (call: OperatorCall, reviews: readonly OpenReview[]): Html =>
  buildTable({
    name: 'Reviews by a person that are not answered',
    columns: ['Lead', 'Product', 'Requested', 'Age'],
    rows: reviews.map((review) => [
      buildLeadLink(call, review),
      review.product,
      formatTime(review.requestedAt),
      formatAge(review.requestedAt, call.actor.now),
    ]),
  })

/** Empty for a lead whose applicant requested no review. */
export const buildReview = (call: OperatorCall, { lead, review }: LeadRecord): Html =>
  review === null
    ? html``
    : html`<h2>Review by a person</h2>
        ${buildDescriptionList([
          ['Requested', formatTime(review.requestedAt)],
          ['Answered', formatTime(review.answeredAt)],
        ])}
        ${
          review.answeredAt !== null
            ? html``
            : html`<form method="post" action="${operatorPaths.answerReview(lead.id)}">
                ${buildFormField(call)}
                <p>
                  <label>
                    <input type="checkbox" name="confirmed" value="yes" required /> A person has reviewed the rejection,
                    and the applicant has the answer by e-mail.
                  </label>
                </p>
                <button>Record the answer</button>
              </form>`
        }`

export const registerReviews = (scope: FastifyInstance, services: Services): void => {
  scope.post(
    operatorPaths.answerReview(':id'),
    withOperator(services, async (call) => {
      const params = v.safeParse(paramsSchema, call.request.params)
      const isConfirmed = call.fields['confirmed'] === 'yes'
      const isAnswered = params.success && isConfirmed && (await answerReview(services, call.actor, params.output.id))
      if (!params.success || !isAnswered)
        return sendNotFoundPage(
          call,
          'Nothing was changed: the answer was not confirmed, or the lead has no open review.',
        )
      return call.reply.redirect(operatorPaths.lead(params.output.id), 303)
    }),
  )
}
