// Reads what the server sends by text message and e-mail, where it offers a sandbox as the reference server does.
import * as v from 'valibot'
import { NotChecked } from './outcomes.ts'
import type { Session } from './session.ts'

const messagesSchema = v.object({ messages: v.array(v.object({ channel: v.string(), payload: v.string() })) })

const names = { sms: 'code goes to a phone', email: 'link goes to a mailbox' } as const

/** The last code or link of a lead. Throws NotChecked without a sandbox or a message. */
export const readSandboxMessage = async (
  { fetchBeside }: Session,
  leadId: string,
  channel: keyof typeof names,
): Promise<string> => {
  const response = await fetchBeside(`/sandbox/messages?leadId=${leadId}`)
  if (response.status !== 200) {
    throw new NotChecked(`the ${names[channel]}, and the server offers no /sandbox/messages`)
  }
  const parsed = v.safeParse(messagesSchema, await response.json())
  const last = parsed.success ? parsed.output.messages.findLast((message) => message.channel === channel) : undefined
  if (last === undefined) throw new NotChecked(`the sandbox of the server has no message by ${channel} for this lead`)
  return last.payload
}
