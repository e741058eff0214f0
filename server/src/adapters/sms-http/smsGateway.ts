// Sends text messages by signed HTTP requests (docs/messages.md). The outside system, or a small service before it,
// reports deliveries to routes/messageReports.ts.
import type { SmsSettings } from '../../config/messageVariables.ts'
import type { MessageGateway, TextMessage } from '../../ports/messageGateway.ts'
import { postSigned } from '../signedPost.ts'

/** These statuses say that the message itself is invalid. */
const permanentStatuses: readonly number[] = [400, 413, 422]

/** `now` is the clock of the signature's timestamp. */
export const createSmsGateway = ({ url, secrets }: SmsSettings, now: () => Date): MessageGateway<TextMessage> => ({
  send: ({ key, recipient, text, traceparent }, signal) => {
    const body = JSON.stringify({ id: key, to: recipient, text })
    return postSigned({ url, secret: secrets[0], key, body, traceparent, permanentStatuses }, now(), signal)
  },
})
