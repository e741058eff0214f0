// The page on one origin and the API on another (spec 7.1). The page has the API's URL, its security policy allows that
// origin, and the server's list of page origins allows the page.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../server/src/testing/findFreePort.ts'
import { trackLead, completeScreens } from './driver/screens.ts'
import { openPageAt } from './driver/storedSession.ts'
import { reviewKey, completePages } from './driver/formPages.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { startFileServer } from './setup/fileServer.ts'
import { getPageFolder } from './setup/products.ts'
import { startServer } from './setup/server.ts'
import { expect, test } from './setup/test.ts'

/** Copies the built page with another API URL, as `API_BASE_URL` sets it. */
const buildPageFor = (apiBaseUrl: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loan-page-'))
  cpSync(getPageFolder(anna.product), folder, { recursive: true })
  for (const name of readdirSync(folder).filter((file) => /\.html(?:\.br|\.gz)?$/u.test(file))) {
    const file = path.join(folder, name)
    if (!name.endsWith('.html')) rmSync(file)
    else
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('"api-base-url" content="/api"', `"api-base-url" content="${apiBaseUrl}"`),
      )
  }
  return folder
}

test('the page works with an API on another origin', async ({ page }) => {
  const port = await findFreePort()
  const leads = await startServer(anna.product, { PAGE_ORIGINS: `http://localhost:${port}` })
  const webDir = buildPageFor(`${leads.origin}/api`)
  const pages = await startServer(anna.product, { PORT: String(port), WEB_DIR: webDir })
  const front = { ...pages, origin: `http://localhost:${port}`, url: `http://localhost:${port}/application-frontend/` }
  const called = new Set<string>()
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) called.add(origin)
  })
  const persona = withUniqueEmail(anna)
  const leadId = trackLead(page)
  await openPageAt(page, front, persona, reviewKey)
  await completePages(page, persona)
  await completeScreens(page, leads, leadId, { until: 'accepted' })
  expect([...called]).toEqual([leads.origin])
  await expect(page.locator('[data-screen="accepted"] h1')).toBeVisible()
  expect(await leads.readLeads(String(persona.answers['contactDetails.email']))).toHaveLength(1)
  await pages.close()
  await leads.close()
  rmSync(webDir, { recursive: true })
})

test('the page works from a static file server, with the API on another origin', async ({ page }) => {
  const [port, apiPort] = [await findFreePort(), await findFreePort()]
  const api = `http://localhost:${apiPort}`
  const folder = buildPageFor(`${api}/api`)
  const environment = { PORT: String(apiPort), WEB_DIR: folder, PAGE_ORIGINS: `http://localhost:${port}` }
  const leads = await startServer(anna.product, environment)
  // A server with the same build has the security policy of each document. Their inline scripts differ.
  const policies = new Map<string, string>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const address = name === 'index.html' ? '' : name === 'shell.html' ? 'review' : name.replace('.html', '')
    const reply = await fetch(`${api}/application-frontend/${address}`)
    policies.set(name, reply.headers.get('content-security-policy') ?? '')
  }
  const files = await startFileServer({ folder, port, basePath: '/application-frontend/', policies })
  const front = { ...leads, origin: files.origin, url: `${files.origin}/application-frontend/` }
  const persona = withUniqueEmail(anna)
  const called = new Set<string>()
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (pathname.startsWith('/api/')) called.add(`${origin} ${response.status()}`)
  })
  await openPageAt(page, front, persona, reviewKey)
  await completePages(page, persona)
  await expect(page.locator('[data-screen]')).toBeVisible()
  expect([...called]).toContain(`${api} 200`)
  expect([...called].filter((call) => !call.startsWith(api))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  expect(await leads.readLeads(String(persona.answers['contactDetails.email']))).toHaveLength(1)
  await files.close()
  await leads.close()
  rmSync(folder, { recursive: true })
})
