// Schemas of the stored slices, for restore.ts. Other files import only the types (state.ts), so that the first page
// does not load the schemas.
import { leadApplicationSchema } from '@loan/domain/lead/application'
import * as v from 'valibot'

/** A lead on the server. The token authorises all calls for it. */
export const leadHandleSchema = v.object({
  id: v.string(),
  token: v.string(),
  revision: v.number(),
  leadStatus: v.string(),
  expiresAt: v.string(),
})
export type LeadHandle = v.InferOutput<typeof leadHandleSchema>

/** A write with an unknown outcome. It is retried under the same key. */
export const pendingWriteSchema = v.object({
  idempotencyKey: v.string(),
  /** The application as it was sent. */
  application: leadApplicationSchema,
  revision: v.nullable(v.number()),
  submit: v.boolean(),
})
export type PendingWrite = v.InferOutput<typeof pendingWriteSchema>

export const leadApplicationSliceSchema = v.object({
  applicationData: leadApplicationSchema,
  lead: v.nullable(leadHandleSchema),
  /** Spec 3.34: a number or a list. */
  progressState: v.union([v.number(), v.array(v.number())]),
  pendingWrite: v.nullable(pendingWriteSchema),
  /** UTC ISO time of the last change. */
  lastOperationTimestamp: v.nullable(v.string()),
})
export type LeadApplicationSlice = v.InferOutput<typeof leadApplicationSliceSchema>

/** A validation error of one field, from the rules or the server (spec 3.33). */
export const storedFieldErrorSchema = v.object({
  fieldName: v.string(),
  code: v.string(),
  /** The server's text, shown when the page has no translation for the code. */
  message: v.string(),
  params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** Name of the data point that the answer contradicts. The error summary links to its page too. */
  comparedWith: v.exactOptional(v.string()),
})
export type StoredFieldError = v.InferOutput<typeof storedFieldErrorSchema>

export const dynamicPagesSliceSchema = v.object({
  /** Text of each control by control name, as typed, also when it is invalid. */
  drafts: v.record(v.string(), v.string()),
  /** Keys of the completed pages. */
  completed: v.array(v.string()),
  errors: v.array(storedFieldErrorSchema),
  erroredFormPath: v.nullable(v.string()),
  /** Path of the current page, to reopen after an interruption. */
  currentFormPath: v.nullable(v.string()),
})
export type DynamicPagesSlice = v.InferOutput<typeof dynamicPagesSliceSchema>

export const uiSliceSchema = v.object({
  /** Custom colours by token name; empty when only the brand's colours apply. */
  colors: v.record(v.string(), v.string()),
  locale: v.nullable(v.string()),
})
export type UiSlice = v.InferOutput<typeof uiSliceSchema>
