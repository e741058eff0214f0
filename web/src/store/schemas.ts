// Shapes of the slices as they are kept in the browser, for reading them back (restore.ts). Types only elsewhere, so
// that the first page goes without them.
import { leadApplicationSchema } from '@loan/domain/lead/application'
import * as v from 'valibot'

/** A lead the server knows: the token is the only authority over it. */
export const leadHandleSchema = v.object({
  id: v.string(),
  token: v.string(),
  revision: v.number(),
  leadStatus: v.string(),
  expiresAt: v.string(),
})
export type LeadHandle = v.InferOutput<typeof leadHandleSchema>

/** A write whose outcome is not known yet: it is sent again under the same key until it is. */
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

/** Spec 3.33: an error of one field, as the rules or the server found it. */
export const pageErrorSchema = v.object({
  fieldName: v.string(),
  code: v.string(),
  /** The server's own words, shown only where the page has none for the code. */
  message: v.string(),
  params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** Name of the data point it does not fit: that one is offered for correction too. */
  comparedWith: v.exactOptional(v.string()),
})
export type PageError = v.InferOutput<typeof pageErrorSchema>

export const dynamicPagesSliceSchema = v.object({
  /** What stands in each control by its name, as typed: also what no rule would accept. */
  drafts: v.record(v.string(), v.string()),
  /** Keys of the pages that were continued from. */
  completed: v.array(v.string()),
  errors: v.array(pageErrorSchema),
  erroredFormPath: v.nullable(v.string()),
  /** The page to open again after a visit cut short. */
  currentFormPath: v.nullable(v.string()),
})
export type DynamicPagesSlice = v.InferOutput<typeof dynamicPagesSliceSchema>

export const uiSliceSchema = v.object({
  /** Custom colours by token name; empty where the brand's own hold. */
  colors: v.record(v.string(), v.string()),
  locale: v.nullable(v.string()),
})
export type UiSlice = v.InferOutput<typeof uiSliceSchema>
