// Sends the messages of the outbox through their gateways. A message can wait there for hours, so a marketing message is
// not sent when its recipient has unsubscribed since, and a message about a step not when the lead has left the step.
import type { SecretKey } from '../config/secretKey.ts'
import type { Storage } from '../database/storage.ts'
import { ObsoleteRequestError } from '../outbox/obsoleteRequestError.ts'
import type { OutboxHandler } from '../outbox/sendRequest.ts'
import type { MessageGateways } from '../ports/messageGateway.ts'
import { isAtPosition } from './leadPosition.ts'
import { parseContent } from './outbox.ts'
import { isUnsubscribed } from './unsubscribed.ts'
import { isMarketing } from './unsubscribeToken.ts'

type Services = { readonly storage: Storage; readonly secretKey: SecretKey }

export const buildMessageHandlers = (
  { sms, email }: MessageGateways,
  { storage: { database }, secretKey }: Services,
): readonly OutboxHandler[] => [
  {
    kind: 'sms',
    send: ({ key, content, traceparent }, signal) => {
      const { recipient, body } = parseContent(content)
      return sms.send({ key, recipient, text: body, traceparent }, signal)
    },
  },
  {
    kind: 'email',
    send: async ({ leadId, key, content }, signal) => {
      const { recipient, sender, subject, body, html, attachments, headers, position } = parseContent(content)
      if (isMarketing(headers) && (await isUnsubscribed(database, { secretKey, email: recipient })))
        throw new ObsoleteRequestError('unsubscribed')
      if (position !== undefined && !(await isAtPosition(database, leadId, position)))
        throw new ObsoleteRequestError('answered')
      return email.send({ key, recipient, sender, subject, text: body, html, attachments, headers }, signal)
    },
  },
]
