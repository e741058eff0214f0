// The classes of stored data: which tables and files they are in, how long they are kept and what happens then. The
// retention jobs take their times from here, and `npm run generate` writes docs/retention.md. A test requires that
// every table is in a class.
import { hourMs } from '@loan/domain/durations'
import {
  advanceFailures,
  affiliateEvents,
  codeSends,
  consents,
  contractSignings,
  emailSends,
  idempotencyKeys,
  leads,
  leadTokens,
  lenderReferences,
  operatorActions,
  operatorSessions,
  outbox,
  passwords,
  passwordTries,
  receivedCalls,
  reminders,
  resumeLinks,
  retiredTokens,
  secretKeys,
  storedFiles,
  sweepClock,
  unsubscribed,
  uploads,
  verifications,
} from '../../database/schema.ts'
import { receivedCallHours } from '../../database/receivedCalls.ts'
import { formerSecretDays } from '../../messages/formerSecretDays.ts'
import { emailBudgetHours } from '../../messages/emailBudget.ts'
import { unusedUploadGraceMs } from '../../uploads/storeUpload.ts'
import { codeBudgetHours } from '../verification/codeBudget.ts'
import type { DataClass } from './dataClass.ts'
import { retiredTokenDays } from '../links/devices.ts'
import { passwordTryHours } from '../access/passwordSignIn.ts'

const yearHours = 365.25 * 24

/** @assumed the usual retention of idempotency keys at payment services. */
const idempotencyKeyHours = 24

/**
 * @assumed until the longest ordinary limitation period of the products' countries has ended, a company may have to
 * prove what an applicant agreed to. It is ten years (Mexico, Colombia, the Philippines). Counsel has to confirm it for
 * each country.
 */
const proofHours = 10 * yearHours

/**
 * @assumed two years: a complaint about an erasure can come long after it, and no law names a time. The trigger of the
 * migration 0006_operators_and_keys contains the same number of days.
 */
const operatorActionHours = 730 * 24

export const dataClasses = {
  drafts: {
    title: 'Drafts: answers, consents, reminders and affiliate events of a lead that was not submitted',
    tables: [leads, consents, reminders, affiliateEvents],
    time: { kind: 'expiry', of: 'the lead: a product’s `expiry.applicationHours` after its last change' },
    afterwards: 'The lead is deleted with everything that belongs to it, also its affiliate events.',
    job: 'drafts',
  },
  finishedLeads: {
    title: 'Submitted leads: answers and lender journey',
    tables: [leads],
    time: { kind: 'setting', variable: 'FINISHED_LEAD_DAYS', after: 'the expiry of the lead' },
    afterwards:
      'Answers and journey are erased. With a requested review of the rejection, this waits until an operator has answered it, for at most 90 days. A row without personal answers remains for the consents.',
    job: 'erased',
  },
  advanceFailures: {
    title: 'Failed attempts to end the wait of a lead at its lender: times and their number',
    tables: [advanceFailures],
    time: { kind: 'with', other: 'finishedLeads' },
    afterwards: 'Deleted with the answers.',
    job: 'erased',
  },
  contracts: {
    title: 'Signatures of contracts',
    tables: [contractSignings],
    time: { kind: 'with', other: 'finishedLeads' },
    // @assumed the accepted contract is the lender's record, who is a party to it and has to keep it.
    afterwards: 'Deleted. The lender has the signed contract.',
    job: 'erased',
  },
  proofs: {
    title: 'Consents, affiliate events and the empty row of an erased lead',
    tables: [leads, consents, affiliateEvents, reminders],
    time: { kind: 'hours', hours: proofHours, after: 'the lead was erased' },
    afterwards: 'The lead is deleted with its consents.',
    job: 'proofs',
  },
  uploads: {
    title: 'Uploaded pictures of documents: rows with the keys of the files',
    tables: [uploads],
    time: { kind: 'with', other: 'finishedLeads' },
    afterwards: 'The row is deleted or replaced, and its file cannot be decrypted any more, also in a backup.',
    job: 'erased',
  },
  files: {
    title: 'Stored files that no row of an upload names, on disk or in the database',
    tables: [storedFiles],
    time: { kind: 'hours', hours: unusedUploadGraceMs / hourMs, after: 'the file was written' },
    afterwards: 'The file is deleted.',
    job: 'files',
  },
  accesses: {
    title: 'Hashes of lead tokens and of resume links, and passwords',
    tables: [leadTokens, resumeLinks, passwords],
    time: { kind: 'with', other: 'finishedLeads' },
    afterwards: 'Deleted with the answers or the draft. A link is invalid earlier, after its own expiry.',
    job: 'erased',
  },
  retiredTokens: {
    title: 'Hashes of tokens that ended, to name the reason to their device',
    tables: [retiredTokens],
    time: { kind: 'hours', hours: retiredTokenDays * 24, after: 'the token ended' },
    afterwards: 'Deleted.',
    job: 'retiredTokens',
  },
  verifications: {
    title: 'The verified phone number of a lead and hashes of its codes',
    tables: [verifications],
    time: { kind: 'with', other: 'finishedLeads' },
    afterwards: 'Deleted. A code is invalid earlier, after its own expiry.',
    job: 'erased',
  },
  messageContents: {
    title: 'Contents of messages and of other requests to outside systems (encrypted)',
    tables: [outbox],
    time: { kind: 'expiry', of: 'the request, such as the validity of the code or link in a message' },
    afterwards: 'The content is deleted, earlier when its code or link is used. Time, kind and result remain.',
    job: 'messages',
  },
  lenderReferences: {
    title: 'Hashes of the references under which lenders know a lead',
    tables: [lenderReferences],
    time: { kind: 'with', other: 'finishedLeads' },
    afterwards: 'Deleted. Events of lenders that name it have no effect.',
    job: 'erased',
  },
  requests: {
    title: 'Time, kind and result of requests to outside systems',
    tables: [outbox],
    time: { kind: 'with', other: 'finishedLeads' },
    afterwards: 'Deleted. The notice of an erasure to the lender is deleted after its expiry.',
    job: 'erased',
  },
  receivedCalls: {
    title: 'Ids of calls from outside systems',
    tables: [receivedCalls],
    time: { kind: 'hours', hours: receivedCallHours, after: 'the call' },
    afterwards: 'Deleted: an older call is not accepted, because of its timestamp.',
    job: 'receivedCalls',
  },
  idempotencyKeys: {
    title: 'Idempotency keys and the replies to them (encrypted)',
    tables: [idempotencyKeys],
    time: { kind: 'hours', hours: idempotencyKeyHours, after: 'the request' },
    afterwards: 'Deleted.',
    job: 'keys',
  },
  codeSends: {
    title: 'Keyed hashes of phone numbers and client networks that codes were sent for',
    tables: [codeSends],
    time: { kind: 'hours', hours: codeBudgetHours, after: 'the code was sent' },
    afterwards: 'Deleted.',
    job: 'codes',
  },
  emailSends: {
    title: 'Keyed hashes of addresses that e-mails were sent to',
    tables: [emailSends],
    time: { kind: 'hours', hours: emailBudgetHours, after: 'the e-mail was written' },
    afterwards: 'Deleted.',
    job: 'emails',
  },
  passwordTries: {
    title: 'Keyed hashes of addresses that someone tried a password for',
    tables: [passwordTries],
    time: { kind: 'hours', hours: passwordTryHours, after: 'the attempt' },
    afterwards: 'Deleted.',
    job: 'passwordTries',
  },
  unsubscribed: {
    title: 'Keyed hashes of addresses without marketing',
    tables: [unsubscribed],
    time: { kind: 'unlimited', reason: 'the objection has no end; the list contains no address' },
    afterwards: 'Deleted when the owner of the mailbox undoes it.',
    job: null,
  },
  secrets: {
    title: 'Ids of the server’s secrets and the times of their use',
    tables: [secretKeys],
    time: { kind: 'unlimited', reason: `no personal data; the rows say when a secret is ${formerSecretDays} days old` },
    afterwards: 'A row remains, because unsubscribed addresses can be hashed under its key.',
    job: null,
  },
  operatorActions: {
    title: 'What operators did, and which pictures lenders fetched: ids of leads and keyed hashes of persons',
    tables: [operatorActions],
    time: { kind: 'hours', hours: operatorActionHours, after: 'the action' },
    afterwards: 'Deleted.',
    job: 'operatorActions',
  },
  operatorSessions: {
    title: 'Hashes of the session tokens of operators',
    tables: [operatorSessions],
    time: { kind: 'hours', hours: 8, after: 'the sign-in' },
    afterwards: 'Deleted. A session ends earlier when it is idle.',
    job: 'operatorSessions',
  },
  clock: {
    title: 'The time of the latest cleanup',
    tables: [sweepClock],
    time: { kind: 'unlimited', reason: 'one row without personal data' },
    afterwards: 'Replaced every hour.',
    job: null,
  },
} as const satisfies Readonly<Record<string, DataClass>>

type ClassName = keyof typeof dataClasses
type TimedClass = {
  [Name in ClassName]: (typeof dataClasses)[Name]['time'] extends { readonly kind: 'hours' } ? Name : never
}[ClassName]

/** The fixed retention time of a class, in hours. */
export const getRetentionHours = (name: TimedClass): number => dataClasses[name].time.hours
