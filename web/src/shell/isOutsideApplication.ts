// Whether a path is neither a page of the form nor a step of a lender: a path outside every application, or an outcome.
// Not read from the table of states, which is a chunk of its own.
import { normalisePath } from '../lib/normalisePath.ts'
import { isLinkPath } from './isLinkPath.ts'

const outcomes = /^\/(?:accepted|thank-you|redirected|rejected)/u

export const isOutsideApplication = (path: string): boolean => isLinkPath(path) || outcomes.test(normalisePath(path))
