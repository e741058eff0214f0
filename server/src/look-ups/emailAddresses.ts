// Checks an e-mail address by its text: format, typing errors in well-known domains, and throw-away domains.
import { emailRule } from '@loan/domain/rules/email'
import { suggestEmail } from '@loan/domain/rules/emailSuggestion'
import type { ApplicationValidationContext } from '@loan/domain/pages/chain'

const throwAwayDomains: ReadonlySet<string> = new Set([
  '10minutemail.com',
  '20minutemail.com',
  'dispostable.com',
  'discard.email',
  'emailondeck.com',
  'fakeinbox.com',
  'getairmail.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.com',
  'guerrillamail.net',
  'guerrillamail.org',
  'incognitomail.com',
  'mail-temporaire.fr',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailinator.net',
  'mailnesia.com',
  'mailnull.com',
  'mintemail.com',
  'mohmal.com',
  'moakt.com',
  'mytemp.email',
  'sharklasers.com',
  'spam4.me',
  'spamgourmet.com',
  'temp-mail.org',
  'tempail.com',
  'tempmail.com',
  'tempmailo.com',
  'tempr.email',
  'throwawaymail.com',
  'trashmail.com',
  'trashmail.de',
  'trbvm.com',
  'yopmail.com',
  'yopmail.fr',
  'yopmail.net',
])

/** The applicant can ignore the suggestion; an address with a suggestion can be valid. */
export const checkEmail = async (
  address: string,
  context: ApplicationValidationContext,
): Promise<{ readonly valid: boolean; readonly suggestion: string | null }> => {
  const typed = address.trim()
  const at = Math.max(0, typed.lastIndexOf('@'))
  const local = typed.slice(0, at)
  const domain = typed.slice(at + 1).toLowerCase()
  const isWellFormed = emailRule.check(`${local}@${domain}`, context) === null
  const isThrowAway = throwAwayDomains.has(domain)
  return {
    valid: isWellFormed && !isThrowAway,
    suggestion: isThrowAway ? null : suggestEmail(typed, await context.product.country.loadEmailProviders()),
  }
}
