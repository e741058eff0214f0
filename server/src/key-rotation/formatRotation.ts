// Formats the result of a rotation for an operator.
import type { FormerSecret } from './formerSecrets.ts'
import type { RotationResults, RotationResult } from './rotateSecretKey.ts'

type RotationReport = {
  /** The id of the current secret. */
  readonly currentId: string
  readonly rotation: RotationResults
  readonly former: readonly FormerSecret[]
  readonly now: Date
}

const names: Readonly<Record<keyof RotationResults, string>> = {
  addressKeys: 'keys of unsubscribed addresses',
  outbox: 'contents of the outbox',
  passwords: 'addresses with a password',
}

const formatResult = (name: string, { changed, unreadable }: RotationResult): string =>
  `${name}: ${changed} rewritten${unreadable === 0 ? '' : `, ${unreadable} that no secret reads`}`

const formatFormer = ({ id, usedAt, removableAt }: FormerSecret, now: Date): string =>
  removableAt <= now
    ? `secret ${id}: can be removed from READ_SECRET_KEYS`
    : `secret ${id}: last used ${usedAt.toISOString()}; keep it in READ_SECRET_KEYS until ${removableAt.toISOString()}`

/** One line for each kind of data and for each secret, without a secret. */
export const formatRotation = ({ currentId, rotation, former, now }: RotationReport): string =>
  [
    `secret ${currentId}: current`,
    ...(former.length === 0 ? ['READ_SECRET_KEYS is empty: there is nothing to rewrite'] : []),
    ...(former.length === 0
      ? []
      : [
          formatResult(names.addressKeys, rotation.addressKeys),
          formatResult(names.outbox, rotation.outbox),
          formatResult(names.passwords, rotation.passwords),
        ]),
    ...former.map((secret) => formatFormer(secret, now)),
  ].join('\n')
