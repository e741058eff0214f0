// Sends the messages of the outbox through their gateways. A message can wait there for hours. It is dropped when it is
// marketing and its recipient has unsubscribed since, or when it is about a step that the lead has left.
import type { Storage } from '../database/storage.ts'
import { getErrorCode, listCauses } from '../lib/getErrorCode.ts'
import type { Log } from '../lib/log.ts'
import { ObsoleteRequestError } from '../outbox/obsoleteRequestError.ts'
import type { OutboxHandler } from '../outbox/sendRequest.ts'
import type { MessageGateways } from '../ports/messageGateway.ts'
import { countEmail, type EmailBudgetOptions, hasEmailBudget } from './emailBudget.ts'
import { isAtPosition } from './leadPosition.ts'
import { type MessageContent, parseContent } from './outbox.ts'
import { isUnsubscribed } from './unsubscribed.ts'
import { isMarketing } from './unsubscribeLinks.ts'

type MessageServices = EmailBudgetOptions & { readonly storage: Storage; readonly now: () => Date; readonly log: Log }

/** Throws where an e-mail is not wanted any more, or may not be sent. */
const assertWanted = async (services: MessageServices, leadId: string, content: MessageContent): Promise<void> => {
  const { storage, secretKey, now } = services
  const { recipient: email, headers, position } = content
  if (isMarketing(headers) && (await isUnsubscribed(storage.database, { secretKey, email })))
    throw new ObsoleteRequestError('unsubscribed')
  if (position === undefined) return
  if (!(await isAtPosition(storage.database, leadId, position))) throw new ObsoleteRequestError('answered')
  if (!(await hasEmailBudget(storage.database, services, { email, now: now() })))
    throw new ObsoleteRequestError('budget')
}

/**
 * Throws nothing, because the outbox would send the e-mail again. Without the count, the address can get one more. An
 * error of the database contains parameters, so only codes are logged.
 */
const logUncounted = ({ log }: MessageServices, error: unknown): void => {
  const codes = listCauses(error)
    .map(getErrorCode)
    .filter((code) => code !== '')
  log.warn('an e-mail was sent, and not counted for the budget of its address', { code: codes.join(' ') || 'none' })
}

export const buildMessageHandlers = (
  { sms, email }: MessageGateways,
  services: MessageServices,
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
      const parsed = parseContent(content)
      await assertWanted(services, leadId, parsed)
      const { recipient, sender, subject, body, html, attachments, headers, position } = parsed
      await email.send({ key, recipient, sender, subject, text: body, html, attachments, headers }, signal)
      if (position === undefined) return
      try {
        await countEmail(services.storage.database, services, { email: recipient, now: services.now() })
      } catch (error) {
        logUncounted(services, error)
      }
    },
  },
]
