// Explains, above the consents, the kind of product and the query of a credit register.
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import type { PolicyDetail } from './useKindTexts.ts'

export const KindDetails = ({ details }: { readonly details: readonly PolicyDetail[] }) =>
  details.length > 0 && (
    <Card>
      <Stack gap="close">
        {details.map(({ name, title, text }) => (
          <Stack key={name} gap="tight">
            <h2>{title}</h2>
            <Text>{text}</Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
