// Reads the reply of a call from an injected response. For tests only.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type { LightMyRequestResponse } from 'fastify'

export const parseJson = (text: string): unknown => {
  const json: unknown = text === '' ? null : JSON.parse(text)
  return json
}

/** The body of a reply; of a file, its name and its bytes. */
export const readReply = (
  { replyType }: Pick<Endpoint, 'replyType'>,
  { body, rawPayload, headers }: LightMyRequestResponse,
): unknown =>
  replyType === null
    ? parseJson(body)
    : { fileName: /filename="(.*)"/u.exec(String(headers['content-disposition']))?.[1], bytes: rawPayload }
