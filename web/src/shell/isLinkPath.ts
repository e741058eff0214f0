// Whether a path is outside every application: a link that is not confirmed, the unsubscribe page, an unknown path.
import { normalisePath } from '../lib/normalisePath.ts'

const links = /^\/(?:continue|unsubscribe|404)/u

export const isLinkPath = (path: string): boolean => links.test(normalisePath(path))
