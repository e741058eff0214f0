// The e-mails to applicants: both alternatives, the colours of the brand, and the content of the receipt.
import { acceptedOffer } from '@loan/domain/contract/agreement'
import { confirmLink } from '@loan/domain/contract/lead'
import { products } from '@loan/domain/products/registry'
import { describe, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import { answer } from '../testing/applicant.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { anna, withTag } from '../testing/personas.ts'
import { readLinkSecret, readState, requestStatus, submitApplication, waitForLenders } from '../testing/leadRequests.ts'
import { emailThemes } from './emailThemes.ts'
import { getMessageTexts } from './messageTexts.ts'
import { readMessages } from './outbox.ts'
import { sendEmail } from './sendEmail.ts'

const cases = Object.values(products).flatMap((product) => product.locales.map((locale) => ({ product, locale })))

/** The text of HTML without its tags. */
const toText = (markup: string): string =>
  markup
    .replaceAll(/<head>.*<\/head>/gsu, ' ')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/gu, ' ')

describe('e-mails', () => {
  const server = createServerFixture(openTestPglite)

  const readEmails = async (leadId: string) => {
    const { storage, secretKey } = server.services
    const messages = await readMessages(storage.database, secretKey, { leadId, now: server.now() })
    return messages.filter(({ channel }) => channel === 'email')
  }

  const accept = async () => {
    const owned = await submitApplication(server, withTag(anna, 'proficredit-offer'))
    await waitForLenders(server, owned)
    await answer(server, owned, await requestStatus(server, owned))
    expect(readState(await waitForLenders(server, owned))).toBe('ACCEPTED')
    return owned
  }

  it('repeat the receipt of an accepted offer in both alternatives', async () => {
    const { id, token } = await accept()
    const receipt = await server.mustCall(acceptedOffer, { params: { id }, token })
    const email = (await readEmails(id)).at(-1)
    expect(email?.subject).toBe(`${receipt.lender.name} przyjmuje Twój wniosek`)
    for (const text of [email?.body ?? '', toText(email?.html ?? '')]) {
      const plain = text.replaceAll(/\s/gu, ' ')
      for (const wanted of [receipt.reference, receipt.lender.email ?? '', receipt.lender.website, 'RRSO']) {
        expect(plain).toContain(wanted)
      }
      expect(plain).toContain('Został jeden krok: przeczytaj umowę i podpisz ją.')
      expect(plain).toMatch(/Data przyjęcia oferty:? \d+ \S+ \d{4}/u)
      const { amount, totalPayable } = receipt.offer
      for (const figure of [amount, totalPayable, receipt.plan.rows[0]?.payment ?? 0]) {
        const written = new Intl.NumberFormat('pl', { minimumFractionDigits: 2, useGrouping: true }).format(figure)
        expect(plain).toContain(`${written.replaceAll(/\s/gu, ' ')} zł`)
      }
      for (const date of [receipt.offer.firstPaymentAt, receipt.offer.lastPaymentAt]) {
        expect(plain).toContain(new Intl.DateTimeFormat('pl', { dateStyle: 'long' }).format(Date.parse(date)))
      }
      // The contract, which has the day of the payout, is not signed yet.
      expect(plain).not.toContain('Zakładany dzień wypłaty')
      expect(plain).toContain('Pożyczkodawca')
    }
  })

  it('link the contact of the lender in the HTML', async () => {
    const { id, token } = await accept()
    const { lender } = await server.mustCall(acceptedOffer, { params: { id }, token })
    const html = (await readEmails(id)).at(-1)?.html ?? ''
    const links = [...html.matchAll(/<a\s+class="link"\s+href="([^"]+)"[^>]*underline[^>]*>([^<]+)</gu)]
    expect(links.map(([, url, text]) => [url, text])).toEqual([
      [`tel:${lender.phone?.replaceAll(' ', '') ?? ''}`, lender.phone],
      [`mailto:${lender.email ?? ''}`, lender.email],
      [lender.website, lender.website],
    ])
  })

  it('attach the due dates of an accepted offer as a calendar file, and nothing else', async () => {
    const { id, token } = await accept()
    const { reference, plan } = await server.mustCall(acceptedOffer, { params: { id }, token })
    const attachments = (await readEmails(id)).at(-1)?.attachments ?? []
    expect(attachments.map(({ fileName }) => fileName)).toEqual([`${reference}.ics`])
    expect(attachments[0]?.content.match(/BEGIN:VEVENT/gu)).toHaveLength(plan.rows.length)
  })

  it('open the receipt by their link, after a confirmation', async () => {
    const { id } = await accept()
    const secret = readLinkSecret((await readEmails(id)).at(-1)?.payload ?? '')
    const params = { id: secret, urlType: 'continue' } as const
    const opened = await server.mustCall(confirmLink, { params, body: { dateOfBirth: '1985-07-14' } })
    expect(readState(await requestStatus(server, opened))).toBe('ACCEPTED')
  })

  it('send the receipt once', async () => {
    const owned = await accept()
    await requestStatus(server, owned)
    expect(await readEmails(owned.id)).toHaveLength(2)
  })

  it.each(cases)('are in the language and brand of the product: $product.id, $locale', async ({ product, locale }) => {
    const { id } = await submitApplication(server, anna)
    const address = 'https://loans.example/continue/secret?a=1&b=2'
    const { database } = server.storage
    await sendEmail(database, server.services, {
      lead: { id, expiresAt: new Date(server.now().getTime() + 1000) },
      recipient: 'anna@example.com',
      product,
      locale,
      texts: getMessageTexts(locale).resume(product.displayName, product.support.email),
      names: [product.support.email],
      address,
      now: server.now(),
    })
    const { html = '', body = '' } = (await readEmails(id)).at(-1) ?? {}
    const theme = emailThemes[product.brand]
    expect(html).toContain(`<html lang="${product.country.languageTags[locale] ?? ''}" dir="ltr">`)
    for (const colour of [theme?.light.accent, theme?.light.header, theme?.dark.accent]) {
      expect(html).toContain(colour)
    }
    expect(html).toContain(`<span translate="no">${product.displayName}</span>`)
    expect(html).toMatch(
      new RegExp(`href="mailto:${product.support.email}"[^>]*translate="no"[^>]*>${product.support.email}<`, 'u'),
    )
    expect(html.match(/href="https:\/\/loans\.example\/continue\/secret\?a=1&amp;b=2"/gu)).toHaveLength(2)
    expect(html).not.toMatch(/<(?:img|script|link|svg)\b|url\(|undefined/u)
    expect(body).toContain(`\n${address}\n`)
    expect(toText(html)).toContain(getMessageTexts(locale).plainLink)
    expect(toText(html)).toContain(getMessageTexts(locale).resume(product.displayName, '').reason)
    expect(body).toContain(getMessageTexts(locale).resume(product.displayName, '').reason)
  })
})
