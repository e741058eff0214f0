// The registry of all kinds of fault, and the check that a kind or a test covers every fault class.
import { assetKinds } from './assets.ts'
import { clockKinds } from './clock.ts'
import { documentKinds } from './documents.ts'
import { faultClasses, coveredElsewhere } from './faultClasses.ts'
import type { Kind } from './kind.ts'
import { networkKinds } from './network.ts'
import { navigationKinds } from './navigation.ts'
import { submitKinds } from './submits.ts'
import { replyKinds } from './replies.ts'
import { stepKinds } from './steps.ts'
import { storageKinds } from './storage.ts'
import { environmentKinds } from './environment.ts'
import { tabKinds } from './tabs.ts'
import { typingKinds } from './typing.ts'

/** Marks kinds that load no document. They may occur where storage is not available. */
const withoutDocumentLoad = (kinds: readonly Kind[]): readonly Kind[] =>
  kinds.map((kind) => ({ ...kind, loadsNoDocument: true }))

export const kinds: readonly Kind[] = [
  ...navigationKinds,
  ...tabKinds,
  ...withoutDocumentLoad(replyKinds),
  ...withoutDocumentLoad(networkKinds),
  ...storageKinds,
  ...clockKinds,
  ...submitKinds,
  ...withoutDocumentLoad(typingKinds),
  ...documentKinds,
  ...assetKinds,
  ...withoutDocumentLoad(environmentKinds),
  ...withoutDocumentLoad(stepKinds),
]

/** Finds the numbers of the classes that neither a kind nor another test covers. */
export const findUncovered = (): readonly string[] =>
  Object.keys(faultClasses)
    .filter((name) => !Object.hasOwn(coveredElsewhere, name))
    .filter((name) => !kinds.some(({ classes }) => classes.some((number) => String(number) === name)))
