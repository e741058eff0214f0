// Invalid and interrupted uploads. The error is shown beside the side of the document, and the other sides stay.
import { randomUUID } from 'node:crypto'
import { truncateSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { buildJpeg, buildPng } from '../server/src/testing/pictures.ts'
import { expectAccessible } from './driver/checks.ts'
import { fetchStatus, type TestLead, storeLeadInBrowser, push, submitLead } from './driver/leads.ts'
import { getScreen } from './driver/screens.ts'
import { getText } from './driver/texts.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import type { TestServer } from './setup/server.ts'
import { expect, test } from './setup/test.ts'

const createUploadLead = async (server: TestServer): Promise<TestLead> => {
  const lead = await submitLead(server, withUniqueEmail(anna, 'id-upload'))
  await push(server, lead, 'ID_UPLOAD')
  return lead
}

const openUpload = async (page: Page, server: TestServer): Promise<{ lead: TestLead; screen: Locator }> => {
  const lead = await createUploadLead(server)
  await storeLeadInBrowser(page, server, lead)
  await page.goto(`${server.url}id-upload`)
  const screen = getScreen(page, 'id-upload')
  await screen.locator('h1').waitFor()
  return { lead, screen }
}

const getSide = (screen: Locator, side: string): Locator =>
  screen.locator('section').filter({ has: screen.page().locator(`#picture-${side}`) })

/** A file in memory, or the path of one. */
type ChosenFile = string | { name: string; mimeType: string; buffer: Buffer }

const choose = (screen: Locator, side: string, file: ChosenFile): Promise<void> =>
  getSide(screen, side).locator('input[type="file"]:not([capture])').setInputFiles(file)

const png = { name: 'tył.png', mimeType: 'image/png', buffer: buildPng() }

const bad = [
  {
    name: 'of 0 bytes',
    error: 'file-empty',
    file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  },
  {
    name: 'a program named .jpg',
    error: 'file-kind',
    file: { name: 'dowód.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\x90\0'.padEnd(4000, '\0'), 'latin1') },
  },
  {
    name: 'a drawing with a script',
    error: 'file-kind',
    file: { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="alert(1)"/>') },
  },
  {
    name: 'cut in the middle',
    error: 'file-unreadable',
    file: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: buildJpeg().subarray(0, -60) },
  },
] as const

/**
 * Creates a file of so many zeros. The browser reads it from its path: sending it to the browser takes many seconds.
 */
const createFile = (path: string, bytes: number): string => {
  writeFileSync(path, '')
  truncateSync(path, bytes)
  return path
}

test('an invalid file shows its error, and the picture of the other side stays', async ({ page, polandServer }) => {
  const { lead, screen } = await openUpload(page, polandServer)
  await choose(screen, 'back', png)
  await expect(getSide(screen, 'back').getByText(getText('pl', 'id-upload', 'received'))).toBeVisible()
  const tooLarge = createFile(test.info().outputPath('a.jpg'), 49 * 1024 * 1024)
  for (const { name, error, file } of [...bad, { name: 'of 49 MB', error: 'file-too-large', file: tooLarge }]) {
    await test.step(name, async () => {
      await choose(screen, 'front', file)
      // The text up to its placeholder.
      const [message = ''] = getText('pl', 'id-upload', `rejected>${error}`, { max: '|', kinds: '|' }).split('|')
      await expect(getSide(screen, 'front')).toContainText(message)
      await expect(getSide(screen, 'back').locator('img')).toBeVisible()
    })
  }
  await expectAccessible(page)
  expect((await fetchStatus(polandServer, lead)).upload?.received).toEqual(['back'])
  await choose(screen, 'front', png)
  await expect(getSide(screen, 'front').getByText(getText('pl', 'id-upload', 'received'))).toBeVisible()
})

test('an interrupted upload is retried without the other sides', async ({ page, polandServer }) => {
  const { lead, screen } = await openUpload(page, polandServer)
  await page.route('**/api/lead/idUpload**', (route) => route.abort('connectionreset'), { times: 1 })
  await choose(screen, 'front', png)
  const front = getSide(screen, 'front')
  await front.locator('[role="alert"]').waitFor()
  await expect(front.locator('img')).toBeVisible()
  await front.getByRole('button', { name: getText('pl', 'common', 'tryAgain') }).click()
  await expect(front.getByText(getText('pl', 'id-upload', 'received'))).toBeVisible()
  expect((await fetchStatus(polandServer, lead)).upload?.received).toEqual(['front'])
})

const head = (server: TestServer, { id, token }: TestLead, length: number): string =>
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

/** Sends a request. Closes the connection after the body (`closesEarly`), or resolves with the reply. */
const sendRaw = (server: TestServer, header: string, body: Buffer, closesEarly: boolean): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.origin).port), 'localhost')
    let responseText = ''
    socket.on('data', (chunk: Buffer) => (responseText += chunk.toString()))
    // The server may close the connection during the upload.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(responseText))
    socket.write(header)
    socket.write(body, () => {
      if (closesEarly) socket.destroy()
    })
  })

test('the server rejects 50 MB before it reads them and stores nothing of an interrupted upload', async ({
  polandServer,
}) => {
  const lead = await createUploadLead(polandServer)
  const fifty = 50 * 1024 * 1024
  expect(await sendRaw(polandServer, head(polandServer, lead, fifty), Buffer.alloc(1000, 1), false)).toMatch(
    /^HTTP\/1\.1 413 /u,
  )
  const whole = buildPng()
  await sendRaw(polandServer, head(polandServer, lead, whole.length), whole.subarray(0, -20), true)
  expect((await fetchStatus(polandServer, lead)).upload?.received).toEqual([])
  expect(await sendRaw(polandServer, head(polandServer, lead, whole.length), whole, false)).toMatch(/^HTTP\/1\.1 200 /u)
})
