// Invalid and interrupted uploads. The error is shown beside the side of the document, and the other sides stay.
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { buildJpeg, buildPng } from '../server/src/testing/pictures.ts'
import { expectAccessible } from './driver/checks.ts'
import { fetchStatus, type HeldLead, hold, push, send } from './driver/leads.ts'
import { screenOf } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { unique } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import type { TestServer } from './setup/server.ts'
import { expect, test } from './setup/test.ts'

const bring = async (server: TestServer): Promise<HeldLead> => {
  const lead = await send(server, unique(anna, 'id-upload'))
  await push(server, lead, 'ID_UPLOAD')
  return lead
}

const meet = async (page: Page, server: TestServer): Promise<{ lead: HeldLead; screen: Locator }> => {
  const lead = await bring(server)
  await hold(page, server, lead)
  await page.goto(`${server.url}id-upload`)
  const screen = screenOf(page, 'id-upload')
  await screen.locator('h1').waitFor()
  return { lead, screen }
}

const sideOf = (screen: Locator, side: string): Locator =>
  screen.locator('section').filter({ has: screen.page().locator(`#picture-${side}`) })

const choose = (
  screen: Locator,
  side: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> => sideOf(screen, side).locator('input[type="file"]:not([capture])').setInputFiles(file)

const png = { name: 'tył.png', mimeType: 'image/png', buffer: buildPng() }

const bad = [
  {
    what: 'of 0 bytes',
    error: 'file-empty',
    file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  },
  {
    what: 'a program named .jpg',
    error: 'file-kind',
    file: { name: 'dowód.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\x90\0'.padEnd(4000, '\0'), 'latin1') },
  },
  {
    what: 'a drawing with a script',
    error: 'file-kind',
    file: { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') },
  },
  {
    what: 'cut in the middle',
    error: 'file-unreadable',
    file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: buildJpeg().subarray(0, -60) },
  },
  {
    what: 'of 49 MB',
    error: 'file-too-large',
    file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(49 * 1024 * 1024, 1) },
  },
] as const

test('an invalid file shows its error, and the picture of the other side stays', async ({ page, tukan }) => {
  const { lead, screen } = await meet(page, tukan)
  await choose(screen, 'back', png)
  await expect(sideOf(screen, 'back').getByText(getText('pl', 'id-upload', 'received'))).toBeVisible()
  for (const { what, error, file } of bad) {
    await test.step(what, async () => {
      await choose(screen, 'front', file)
      const said = getText('pl', 'id-upload', `refused>${error}`).split('{{')[0] ?? ''
      await expect(sideOf(screen, 'front')).toContainText(said.replace(/ \S* ?$/u, ''))
      await expect(sideOf(screen, 'back').locator('img')).toBeVisible()
    })
  }
  await expectAccessible(page)
  expect((await fetchStatus(tukan, lead)).upload?.received).toEqual(['back'])
  await choose(screen, 'front', png)
  await expect(sideOf(screen, 'front').getByText(getText('pl', 'id-upload', 'received'))).toBeVisible()
})

test('an interrupted upload is retried without the other sides', async ({ page, tukan }) => {
  const { lead, screen } = await meet(page, tukan)
  await page.route('**/api/lead/idUpload**', (route) => route.abort('connectionreset'), { times: 1 })
  await choose(screen, 'front', png)
  const front = sideOf(screen, 'front')
  await front.locator('[role="alert"]').waitFor()
  await expect(front.locator('img')).toBeVisible()
  await front.getByRole('button', { name: getText('pl', 'common', 'tryAgain') }).click()
  await expect(front.getByText(getText('pl', 'id-upload', 'received'))).toBeVisible()
  expect((await fetchStatus(tukan, lead)).upload?.received).toEqual(['front'])
})

const head = (server: TestServer, { id, token }: HeldLead, length: number): string =>
  [
    `POST /api/lead/idUpload?id=${id}&side=front HTTP/1.1`,
    `Host: ${new URL(server.origin).host}`,
    `Lead-Token: ${token}`,
    `Idempotency-Key: "${randomUUID()}"`,
    'Content-Type: image/png',
    `Content-Length: ${length}`,
    'Connection: close',
    '\r\n',
  ].join('\r\n')

/** Sends a request. Closes the connection after the body (`hangsUp`), or resolves with the reply. */
const sendRaw = (server: TestServer, header: string, body: Buffer, hangsUp: boolean): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.origin).port), 'localhost')
    let said = ''
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
    // The server may close the connection during the upload.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(said))
    socket.write(header)
    socket.write(body, () => {
      if (hangsUp) socket.destroy()
    })
  })

test('the server rejects 50 MB before it reads them and stores nothing of an interrupted upload', async ({ tukan }) => {
  const lead = await bring(tukan)
  const fifty = 50 * 1024 * 1024
  expect(await sendRaw(tukan, head(tukan, lead, fifty), Buffer.alloc(1000, 1), false)).toMatch(/^HTTP\/1\.1 413 /u)
  const whole = buildPng()
  await sendRaw(tukan, head(tukan, lead, whole.length), whole.subarray(0, -20), true)
  expect((await fetchStatus(tukan, lead)).upload?.received).toEqual([])
  expect(await sendRaw(tukan, head(tukan, lead, whole.length), whole, false)).toMatch(/^HTTP\/1\.1 200 /u)
})
