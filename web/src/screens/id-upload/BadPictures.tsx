// Three drawings with captions of unusable pictures of a document.
import { useTexts } from '../../texts/useTexts.ts'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './BadPictures.module.css'
import { BadPictureDrawing } from './Drawings.tsx'

const kinds = ['glare', 'corner', 'blur'] as const
const titleId = 'bad-pictures'

export const BadPictures = () => {
  const t = useTexts('id-upload')
  return (
    <Stack gap="tight">
      <Text id={titleId}>{t('avoid>title')}</Text>
      <ul className={styles['list']} aria-labelledby={titleId}>
        {kinds.map((kind) => (
          <li key={kind} className={styles['item']}>
            <BadPictureDrawing kind={kind} />
            <Text size="small">{t(`avoid>${kind}`)}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
