// Every kind of fault, and for every class of the catalogue what shows it: kinds of the walk or a test of its own.
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

/** Kinds that load no document again: they may strike where storage keeps nothing. */
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

/** Numbers of classes that neither a kind nor a test of its own shows. */
export const findUncovered = (): readonly string[] =>
  Object.keys(faultClasses)
    .filter((name) => !Object.hasOwn(shownElsewhere, name))
    .filter((name) => !kinds.some(({ classes }) => classes.some((number) => String(number) === name)))
