// The sandbox's page in place of a lender's own page for its contract: read it, request a code, sign with the code,
// save the signed copy. The encrypted reference in the URL is the access. Registered only outside production.
import type { Product } from '@loan/domain/products/product'
import { getRoute } from '@loan/domain/states'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { resolvePagePath } from '../config/resolvePagePath.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { Database } from '../database/storage.ts'
import { type ContractProblem, contractProblems } from '../documents/contract-texts/contractTexts.ts'
import { contractTexts } from '../documents/contractTexts.ts'
import { documentTexts } from '../documents/documentTexts.ts'
import { createFigureFormats } from '../documents/figureFormats.ts'
import { formatClientNetwork, hashClientNetwork } from '../http/clientAddress.ts'
import { isOwnOrigin, registerFormParser } from '../http/formBody.ts'
import { buildPage, html, pageSecurityPolicy } from '../http/html.ts'
import { buildPlainPolicy } from '../http/securityPolicy.ts'
import type { Services } from '../http/services.ts'
import { buildContractDocument, contractPath, findSignature } from '../leads/contract/contract.ts'
import { type ContractLink, parseContractReference } from '../leads/contract/contractLink.ts'
import {
  type ContractSigning,
  readSigning,
  resolveContractLocale,
  sendContractCode,
  signContract,
} from '../leads/contract/contractSigning.ts'
import { buildAcceptedOffer, requireOffer } from '../leads/contract/acceptedOffer.ts'
import type { AgreedOffer } from '../leads/findAcceptedOffer.ts'
import { getPhoneNumber, type Lead, lockLead } from '../leads/lead.ts'
import { requireOwnLead } from '../leads/access/leadAccess.ts'
import { requireProduct } from '../leads/products.ts'
import type { LenderProfile } from '../lenders/lenderProfile.ts'
import { buildLenderContact } from '../lenders/lenderContact.ts'
import { buildLogo } from '../look-ups/logos.ts'
import { LeadError } from '../lib/leadError.ts'
import { buildContractPage } from './contractPage.ts'

const reference = v.pipe(v.string(), v.maxLength(600), v.regex(/^[\w-]+$/u))
const problem = v.optional(v.picklist(contractProblems))
const querySchema = v.object({ reference, problem })
const formSchema = v.variant('action', [
  v.object({ action: v.literal('code'), reference }),
  v.object({
    action: v.literal('sign'),
    reference,
    code: v.pipe(
      v.string(),
      v.maxLength(20),
      v.transform((code) => code.replaceAll(/\D/gu, '')),
    ),
    agreed: v.optional(v.literal('yes')),
  }),
])
type SignForm = v.InferOutput<typeof formSchema>

type Contract = {
  readonly lead: Lead
  readonly product: Product
  readonly lender: LenderProfile
  readonly accepted: AgreedOffer
  readonly signing: ContractSigning | null
}

/**
 * Null when the lead no longer has the accepted offer, or the device no longer has access. The row lock lasts as long
 * as the transaction.
 */
const readContract = async (
  transaction: Database,
  services: Services,
  { leadId, offerId, tokenHash }: ContractLink,
): Promise<Contract | null> => {
  const lead = await lockLead(transaction, leadId)
  if (lead === null) return null
  try {
    await requireOwnLead(transaction, { id: leadId, tokenHash, now: services.now() })
    const product = requireProduct(services, lead)
    const accepted = buildAcceptedOffer(services.lenders, lead, product)
    const { lender } = requireOffer(services.lenders, lead, offerId)
    if (accepted.offer.id !== offerId || lender.signsByCode !== true) return null
    return { lead, product, lender, accepted, signing: await readSigning(transaction, { leadId, offerId }) }
  } catch (error) {
    if (error instanceof LeadError) return null
    throw error
  }
}

const sendInvalidLink = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pageSecurityPolicy })
    .type('text/html; charset=utf-8')
    .send(
      buildPage(
        'This link no longer works',
        html`<p>Open the contract again from the receipt of the application.</p>
          <p><a href="/">Back to the application</a></p>`,
      ),
    )

const render = (services: Services, contract: Contract, secret: string, shownProblem: ContractProblem | null) => {
  const { lead, product, lender, accepted, signing } = contract
  const signature = findSignature(signing)
  const signedLocale = product.locales.find((locale) => signature !== null && locale === signing?.locale)
  const locale = signedLocale ?? resolveContractLocale(product, lead)
  const texts = contractTexts[locale]
  const { loan, costs } = documentTexts[locale]
  const { language, formatAmount, formatPeriod, formatRate, formatTime } = createFigureFormats(product, locale)
  const { offer } = accepted
  const { email, phone } = buildLenderContact(lender)
  return buildContractPage({
    texts,
    language,
    lender: lender.name,
    logo: buildLogo(lender),
    contact: [phone?.replaceAll(' ', '\u00a0') ?? null, email].filter((line) => line !== null).join(', '),
    figures: [
      [texts.parties.number, accepted.reference],
      [loan.amount, formatAmount(offer.amount)],
      [loan.period, formatPeriod(offer.period.length, offer.period.scale)],
      [loan.instalments, loan.instalmentsValue(offer.instalments.count, formatAmount(offer.instalments.amount))],
      [loan.total, formatAmount(offer.totalPayable)],
      [costs.annualRate, formatRate(offer.aprPercent)],
    ],
    reference: secret,
    documentUrl: `${contractPath}/document?reference=${secret}`,
    returnUrl: `${resolvePagePath(services.config, lead.product)}${getRoute(lead.state)}`,
    phone: getPhoneNumber(lead).slice(-2),
    problem: signature === null ? shownProblem : null,
    step: signature === null ? (signing === null ? 'read' : 'code') : 'signed',
    signature:
      signature === null
        ? []
        : [
            [texts.signature.at, formatTime(signature.at.toISOString())],
            [texts.signature.number, signature.number],
          ],
  })
}

/** Sends the code or signs, and returns the problem for the page. Undefined when the link is invalid. */
const runForm = (services: Services, key: ContractLink, form: SignForm): Promise<ContractProblem | null | undefined> =>
  inTransaction(services.storage, async (transaction) => {
    const contract = await readContract(transaction, services, key)
    if (contract === null) return undefined
    const context = { services, ...contract, offerId: key.offerId, now: services.now() }
    if (form.action === 'code') return sendContractCode(transaction, context)
    return form.agreed === undefined ? 'not-agreed' : signContract(transaction, context, form.code)
  })

export const registerSandboxContract = (app: FastifyInstance, services: Services): void => {
  const findKey = (secret: string): ContractLink | null =>
    parseContractReference(services.secretKey, secret, services.now())
  const findContract = async (secret: string): Promise<Contract | null> => {
    const key = findKey(secret)
    return key && inTransaction(services.storage, (transaction) => readContract(transaction, services, key))
  }

  void app.register(async (scope) => {
    registerFormParser(scope)

    scope.get(contractPath, async (request, reply) => {
      const query = v.safeParse(querySchema, request.query)
      const contract = query.success ? await findContract(query.output.reference) : null
      if (!query.success || contract === null) return sendInvalidLink(reply)
      const page = render(services, contract, query.output.reference, query.output.problem ?? null)
      return reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': buildPlainPolicy(page) })
        .type('text/html; charset=utf-8')
        .send(page)
    })

    // The document is written after the transaction.
    scope.get(`${contractPath}/document`, { config: { limitKind: 'reads' } }, async (request, reply) => {
      const query = v.safeParse(querySchema, request.query)
      const contract = query.success ? await findContract(query.output.reference) : null
      if (contract === null) return sendInvalidLink(reply)
      const { number, content } = buildContractDocument({ finder: services.lenders, ...contract })
      const clientHash = hashClientNetwork(services.secretKey, formatClientNetwork(request.ip))
      const bytes = await services.documentWriter.write(content, { leadId: contract.lead.id, clientHash })
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': `inline; filename="${number}.pdf"` })
        .type('application/pdf')
        .send(Buffer.from(bytes))
    })

    scope.post(contractPath, { config: { limitKind: 'codes' } }, async (request, reply) => {
      const form = v.safeParse(formSchema, request.body)
      if (!form.success || !isOwnOrigin(request.headers.origin, request.host)) return sendInvalidLink(reply)
      const key = findKey(form.output.reference)
      const result = key === null ? undefined : await runForm(services, key, form.output)
      if (result === undefined) return sendInvalidLink(reply)
      const shown = new URLSearchParams({
        reference: form.output.reference,
        ...(result !== null && { problem: result }),
      })
      return reply.header('cache-control', 'no-store').redirect(`${contractPath}?${shown.toString()}`, 303)
    })
  })
}
