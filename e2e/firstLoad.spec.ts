// What the first page requests and lays out before it is usable.
import { startChunks } from '../web/build/chunks.ts'
import { delayRequests } from './driver/delayRequests.ts'
import { getText } from './driver/texts.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const confirm = { name: getText('pl', 'common', 'amountModal>confirm') }

test('the first page requests the chunks of the start and no other script', async ({ page, polandServer }) => {
  const names = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/(\w+)-[^/]+\.js$/u.exec(request.url()) ?? []
    if (name !== undefined) names.add(name)
  })
  await page.goto(polandServer.url)
  await page.waitForLoadState('networkidle')
  expect([...names].toSorted()).toEqual(startChunks.toSorted())
})

test('the fonts of the brand are requested only after the script', async ({ page, polandServer }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') requested.push(request.url())
  })
  const release = await delayRequests(page, '**/assets/main-*.js')
  await page.goto(polandServer.url, { waitUntil: 'commit' })
  const family = 'Plus Jakarta Sans'
  const listStates = () =>
    page.evaluate(
      (name) => [...document.fonts].filter((face) => face.family.includes(name)).map(({ status }) => status),
      family,
    )
  await expect(page.getByRole('button', confirm)).toBeVisible()
  expect([await listStates(), requested]).toEqual([[], []])
  release()
  await expect.poll(listStates).toContain('loaded')
  expect(requested.some((url) => url.includes('/assets/latin-'))).toBe(true)
})

test('the page behind the first dialog is not laid out until the dialog is closed', async ({ page, polandServer }) => {
  await page.goto(polandServer.url)
  const behind = page.locator('form[data-page] h1')
  const isLaidOut = () => behind.evaluate((heading) => heading.checkVisibility())
  await expect(page.getByRole('button', confirm)).toBeVisible()
  expect(await isLaidOut()).toBe(false)
  await page.getByRole('button', confirm).tap()
  await expect.poll(isLaidOut).toBe(true)
})
