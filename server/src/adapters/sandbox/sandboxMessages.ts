// The sandbox's gateways accept every message and send none. The pages of the sandbox show the rows of the outbox.
import type { MessageGateways } from '../../ports/messageGateway.ts'

export const createSandboxMessages = (): MessageGateways => ({
  sms: { send: () => Promise.resolve() },
  email: { send: () => Promise.resolve() },
})
