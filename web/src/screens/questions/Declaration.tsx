// The declarations that the applicant submits with the answers: checkboxes with their full texts.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useRef, useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { declarationName } from '../../form/controlNames.ts'
import type { DisplayedError } from '../../form/displayedError.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'

type Policies = LeadStatus['policies']
type Policy = Policies[number]

/** A tick is for one version of a text: the checkbox of a new version is unticked. */
const identify = ({ key, version }: Policy): string => `${key}/${version}`

const buildBoxId = (index: number): string => `declaration-${index + 1}`

export type DeclarationState = {
  /** The error when a required declaration is missing; otherwise empty. */
  readonly errors: readonly DisplayedError[]
  /** Whether a required declaration is missing; also shows the error. */
  readonly isBlocked: () => boolean
  readonly declare: (policy: Policy, isTicked: boolean) => void
}

export const useDeclaration = (policies: Policies): DeclarationState => {
  const t = useTexts('questions')
  const ticked = useRef<ReadonlySet<string>>(new Set())
  const [isUnticked, setUnticked] = useState(false)
  const isAnyMissing = () => policies.some((policy) => policy.required && !ticked.current.has(identify(policy)))
  return {
    errors: isUnticked
      ? [{ name: declarationName, id: buildBoxId(0), text: t('declarationRequired'), kind: 'unticked' }]
      : [],
    isBlocked: () => {
      setUnticked(isAnyMissing())
      return isAnyMissing()
    },
    declare: (policy, isTicked) => {
      const key = identify(policy)
      ticked.current = new Set([...ticked.current].filter((other) => other !== key).concat(isTicked ? key : []))
      if (!isAnyMissing()) setUnticked(false)
    },
  }
}

type DeclarationProps = { readonly policies: Policies; readonly declaration: DeclarationState }

/** Ticks are not stored as drafts, so the checkboxes are unticked each time the screen opens. */
export const Declaration = ({ policies, declaration }: DeclarationProps) => {
  const t = useTexts('questions')
  const [error] = declaration.errors
  return policies.map((policy, index) => {
    const { title, text, required } = policy
    return (
      <Stack key={identify(policy)} gap="tight">
        <Checkbox
          id={buildBoxId(index)}
          name={declarationName}
          label={required ? `${title} ${t('declarationMark')}` : title}
          error={error?.text}
          onChange={(isTicked) => declaration.declare(policy, isTicked)}
        />
        <Disclosure summary={t('fullTextOf', { title })}>
          {text.split(/\n+/u).map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Disclosure>
      </Stack>
    )
  })
}
