// The port to systems that deliver messages to applicants. Each has an adapter in `adapters`. The outbox calls it
// outside any transaction; nothing else does.

export type TextMessage = {
  /** The idempotency key. A repeated message has the same key, and the recipient should get it once. */
  readonly key: string
  /** E.164. */
  readonly recipient: string
  readonly text: string
  /** The W3C trace of the call that caused the message. */
  readonly traceparent: string
}

export type EmailAttachment = {
  readonly fileName: string
  readonly contentType: string
  readonly content: string
}

export type EmailMessage = {
  /** The idempotency key, which becomes the left half of the Message-ID. */
  readonly key: string
  /** The display name beside the sender's address; empty for none. */
  readonly sender: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** The alternative in HTML; empty for none. */
  readonly html: string
  readonly attachments: readonly EmailAttachment[]
  readonly headers: Readonly<Record<string, string>>
}

export type MessageGateway<Message> = {
  /**
   * Resolves when the outside system has accepted the message. Throws GatewayError. Ends the request when the signal
   * aborts; the result is unknown then.
   */
  readonly send: (message: Message, signal: AbortSignal) => Promise<void>
}

export type MessageGateways = {
  readonly sms: MessageGateway<TextMessage>
  readonly email: MessageGateway<EmailMessage>
}

export type MessageKind = keyof MessageGateways

export const messageKinds = ['sms', 'email'] as const satisfies readonly MessageKind[]

/** The report of an outside system about a message that it has accepted. */
export type DeliveryReport = {
  /** The idempotency key of the message. */
  readonly key: string
  readonly state: 'delivered' | 'bounced'
  /** The reason of the outside system, such as an SMTP code; null when it names none. */
  readonly code: string | null
  /** The time of the event, by the clock of the outside system. */
  readonly at: Date
}
