// Answers typed on the prerendered page before its script has loaded, while an extension changes the document: a
// password manager, an ad blocker or a translator.
import { readForm } from './driver/controls.ts'
import { delayRequests } from './driver/delayRequests.ts'
import { waitForHydration } from './driver/waitForHydration.ts'
import { getEmail, withUniqueEmail } from './personas/persona.ts'
import { anna } from './personas/poland.ts'
import { expect, phone, test } from './setup/test.ts'

test.use(phone)

const changes = {
  'nothing else changes the document': () => undefined,
  'a password manager adds an element after an input': () =>
    document.querySelector('[name="contactDetails.email"]')?.after(document.createElement('div')),
  'an ad blocker removes a line of the footer': () => document.querySelector('footer p')?.remove(),
  'a label is changed': () =>
    document.querySelector('label[for="field-contactDetails-email"]')?.replaceChildren('E-mail address'),
  'a translator wraps every text': () => {
    const root = document.getElementById('root')
    if (root === null) return
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode() !== null) texts.push(walker.currentNode)
    for (const text of texts) {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
      text.parentNode?.replaceChild(font, text)
      font.append(text)
    }
  },
} as const

for (const [what, change] of Object.entries(changes)) {
  test(`answers typed before hydration are saved where ${what}`, async ({ page, polandServer }) => {
    const persona = withUniqueEmail(anna)
    const release = await delayRequests(page, '**/assets/main-*.js')
    await page.goto(polandServer.url, { waitUntil: 'commit' })
    const dialog = page.locator('form[data-modal]')
    await dialog.locator('input[type="range"]').first().fill('4200')
    await dialog.locator('[type="submit"]').click()
    const form = page.locator('form[data-page]')
    await form.locator('[name="generalPolicies"]').check()
    await form.locator('[name="contactDetails.phoneNumber"]').fill('512 345 678')
    const email = form.locator('[name="contactDetails.email"]')
    await page.evaluate(change)
    await email.pressSequentially(getEmail(persona))
    release()
    await waitForHydration(page)
    await page.keyboard.type('x')
    await page.keyboard.press('Backspace')
    await expect(email).toBeFocused()
    expect(await readForm(page)).toMatchObject({
      'contactDetails.email': getEmail(persona),
      'contactDetails.phoneNumber': '512 345 678',
      generalPolicies: 'true',
    })
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page.locator('[name="amount"]')).toHaveValue(/4.?200/u)
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('dynamicPages') ?? ''))
      .toContain(getEmail(persona))
    const saved = page.waitForResponse((response) => response.url().endsWith('/v3/lead') && response.ok())
    await form.locator('[type="submit"]').click()
    await saved
    const [lead] = await polandServer.readLeads(getEmail(persona))
    expect(lead?.application).toMatchObject({ amount: 4200, contactDetails: { email: getEmail(persona) } })
  })
}
