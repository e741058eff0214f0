// The registry of all kinds of fault, and the check that a kind or a test covers every fault class.
import { assetKinds } from './assets.ts'
import { clockKinds } from './clock.ts'
import { documentKinds } from './documents.ts'
import { faultClasses, shownElsewhere } from './faultClasses.ts'
import type { Kind } from './kind.ts'
import { lineKinds } from './lines.ts'
import { navigationKinds } from './navigation.ts'
import { pressingKinds } from './pressing.ts'
import { replyKinds } from './replies.ts'
import { stepKinds } from './steps.ts'
import { storageKinds } from './storage.ts'
import { surroundingKinds } from './surroundings.ts'
import { tabKinds } from './tabs.ts'
import { typingKinds } from './typing.ts'

/** Marks kinds that load no document. They may occur where storage is not available. */
const inPage = (kinds: readonly Kind[]): readonly Kind[] => kinds.map((kind) => ({ ...kind, keepsPage: true }))

export const kinds: readonly Kind[] = [
  ...navigationKinds,
  ...tabKinds,
  ...inPage(replyKinds),
  ...inPage(lineKinds),
  ...storageKinds,
  ...clockKinds,
  ...pressingKinds,
  ...inPage(typingKinds),
  ...documentKinds,
  ...assetKinds,
  ...inPage(surroundingKinds),
  ...inPage(stepKinds),
]

/** Finds the numbers of the classes that neither a kind nor another test covers. */
export const findUncovered = (): readonly string[] =>
  Object.keys(faultClasses)
    .filter((name) => !Object.hasOwn(shownElsewhere, name))
    .filter((name) => !kinds.some(({ classes }) => classes.some((number) => String(number) === name)))
