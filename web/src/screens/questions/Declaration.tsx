// What an applicant declares with the answers: unticked each time the screen is opened, its whole words in place.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useRef, useState } from 'react'
import { useTexts } from '../../context/useTexts.ts'
import { declarationName } from '../../form/controlNames.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'

type Policies = LeadStatus['policies']

const boxIdOf = (index: number): string => `declaration-${index + 1}`

export const declarationHref = `#${boxIdOf(0)}`

export type DeclarationState = {
  /** Words of what is still to be declared. */
  readonly errors: readonly string[]
  /** Says so where something is missing. */
  readonly isBlocked: () => boolean
  readonly declare: (key: string, isTicked: boolean) => void
}

export const useDeclaration = (policies: Policies): DeclarationState => {
  const t = useTexts('questions')
  const ticked = useRef<ReadonlySet<string>>(new Set())
  const [isMissing, setMissing] = useState(false)
  const lacks = () => policies.some(({ key, required }) => required && !ticked.current.has(key))
  return {
    errors: isMissing ? [t('declarationRequired')] : [],
    isBlocked: () => {
      setMissing(lacks())
      return lacks()
    },
    declare: (key, isTicked) => {
      ticked.current = new Set([...ticked.current].filter((other) => other !== key).concat(isTicked ? key : []))
      if (!lacks()) setMissing(false)
    },
  }
}

type DeclarationProps = { readonly policies: Policies; readonly declaration: DeclarationState }

/** What is ticked here is no draft, so that nobody finds it ticked. */
export const Declaration = ({ policies, declaration }: DeclarationProps) => {
  const t = useTexts('questions')
  const [error] = declaration.errors
  return policies.map(({ key, version, title, text, required }, index) => (
    <Stack key={`${key}/${version}`} gap="tight">
      <Checkbox
        id={boxIdOf(index)}
        name={declarationName}
        label={required ? `${title} ${t('declarationMark')}` : title}
        error={error}
        onChange={(isTicked) => declaration.declare(key, isTicked)}
      />
      <Disclosure summary={t('fullTextOf', { title })}>
        {text.split(/\n+/u).map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Disclosure>
    </Stack>
  ))
}
