// The page of sent messages: a text message with its code to copy, an e-mail with its subject, newest first.
import { expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { anna, lucia, withTag } from '../testing/personas.ts'
import { readLastMessage, submitApplication, waitForLenders } from '../testing/leadRequests.ts'

const server = createServerFixture(openTestPglite)

it('shows the code of a text message and the subject and link of an e-mail, newest first', async () => {
  const first = await submitApplication(server, withTag(anna, 'verification'))
  await waitForLenders(server, first)
  server.passMs(60_000)
  const second = await submitApplication(server, lucia)
  const { body, headers } = await server.app.inject('/sandbox')
  const code = await readLastMessage(server, 'sms', first.id)
  expect(body).toContain(`<span class="code">${code}</span>`)
  expect(body).toContain(`data-copy="${code}"`)
  expect(body).toContain(`<a href="${await readLastMessage(server, 'email', first.id)}">Open the link</a>`)
  expect(body).toMatch(/<dt>Subject<\/dt>\s*<dd>\S/u)
  expect(body.indexOf(second.id)).toBeLessThan(body.indexOf(first.id))
  expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[^ ]+; connect-src 'self'/u)
})

it('shows an e-mail as HTML in a document that runs nothing and loads nothing', async () => {
  const { id } = await submitApplication(server, anna)
  const { body } = await server.app.inject('/sandbox')
  const src = new RegExp(`src="(?<src>[^"]*leadId=${id}[^"]*)"\\s+sandbox`, 'u').exec(body)?.groups?.['src'] ?? ''
  const email = await server.app.inject(src.replaceAll('&amp;', '&'))
  expect(email.headers['content-type']).toContain('text/html')
  expect(email.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline';.*; sandbox$/u,
  )
  expect(email.body).toContain(await readLastMessage(server, 'email', id))
  for (const query of [`leadId=${id}&index=99`, `leadId=${id}&index=x`, 'leadId=x&index=0']) {
    expect((await server.app.inject(`/sandbox/email?${query}`)).statusCode, query).toBe(404)
  }
})
