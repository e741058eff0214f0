// Sends the messages of the outbox through their gateways.
import type { OutboxHandler } from '../outbox/sendRequest.ts'
import type { MessageGateways } from '../ports/messageGateway.ts'
import { parseContent } from './outbox.ts'

export const buildMessageHandlers = ({ sms, email }: MessageGateways): readonly OutboxHandler[] => [
  {
    kind: 'sms',
    send: ({ key, content, traceparent }, signal) => {
      const { recipient, body } = parseContent(content)
      return sms.send({ key, recipient, text: body, traceparent }, signal)
    },
  },
  {
    kind: 'email',
    send: ({ key, content }, signal) => {
      const { recipient, sender, subject, body, html, attachments, headers } = parseContent(content)
      return email.send({ key, recipient, sender, subject, text: body, html, attachments, headers }, signal)
    },
  },
]
