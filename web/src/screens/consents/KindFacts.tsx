// Explains the kind of credit before the applicant consents.
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import type { Fact } from './useKindTexts.ts'

export const KindFacts = ({ facts }: { readonly facts: readonly Fact[] }) =>
  facts.length > 0 && (
    <Card>
      <Stack gap="close">
        {facts.map(({ name, title, text }) => (
          <Stack key={name} gap="tight">
            <h2>{title}</h2>
            <Text>{text}</Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
