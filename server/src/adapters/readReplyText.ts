// Reads the replies of outside systems, which can be longer than any valid one.
import { GatewayError } from '../ports/gatewayError.ts'
import { toNetworkError } from './networkError.ts'

const maxCharacters = 65_536

/** Throws GatewayError for a longer body, and when the connection ends. */
export const readReplyText = async ({ body }: Response): Promise<string> => {
  let text = ''
  if (body === null) return text
  try {
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      if (text.length > maxCharacters) throw new GatewayError('unreachable', 'long-reply')
    }
  } catch (error) {
    throw error instanceof GatewayError ? error : toNetworkError(error)
  }
  return text
}
