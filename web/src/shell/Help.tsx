// The quiet card beside the page from 768 px on: the loan, what comes next, where to get help.
import { useApplication } from '../context/ApplicationContext.tsx'
import { useTexts } from '../context/useTexts.ts'
import { Card } from '../ui/Card.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'

export const Help = () => {
  const { product } = useApplication()
  const t = useTexts()
  const { email, phone } = product.support
  return (
    <Card>
      <Stack gap="close">
        <h2>{t('aside>title')}</h2>
        <Text>{t('aside>next')}</Text>
        <h2>{t('aside>helpTitle')}</h2>
        <Text>{t('aside>help', { email, phone })}</Text>
      </Stack>
    </Card>
  )
}
