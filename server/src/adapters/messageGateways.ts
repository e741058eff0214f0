// Selects the gateways of messages by configuration.
import type { Config } from '../config/config.ts'
import type { MessageGateways } from '../ports/messageGateway.ts'
import { createSandboxMessages } from './sandbox/sandboxMessages.ts'
import { createSmsGateway } from './sms-http/smsGateway.ts'
import { createSmtpGateway } from './smtp/smtpGateway.ts'

export const createMessageGateways = ({ messages }: Pick<Config, 'messages'>, now: () => Date): MessageGateways =>
  messages.adapter === 'sandbox'
    ? createSandboxMessages()
    : { sms: createSmsGateway(messages.sms, now), email: createSmtpGateway(messages.smtp) }
