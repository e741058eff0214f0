// Whether a path is neither a page of the form nor a step of a lender: a link that is not confirmed, the unsubscribe page,
// an unknown path, and the outcomes. Not read from the table of states, which is a chunk of its own.
import { normalisePath } from '../lib/normalisePath.ts'

const outside = /^\/(?:continue|unsubscribe|404|accepted|thank-you|redirected|rejected)/u

export const isOutsideApplication = (path: string): boolean => outside.test(normalisePath(path))
