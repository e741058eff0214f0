// The card of one document side: instructions, preview, upload progress, errors, and buttons to choose a picture.
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Card } from '../../ui/Card.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { check } from '../../ui/icons.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'
import { SideOutline } from './Drawings.tsx'
import { DropArea } from './DropArea.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './IdUpload.module.css'
import { Preview } from './Preview.tsx'
import type { Upload } from './useUploads.ts'

/** The id that an error link targets: the button that every device shows. */
export const buildSideId = (side: UploadSide): string => `picture-${side}`

/** The field name that the server uses for a missing side. */
const getSideName = (side: UploadSide): string => `upload.${side}`

export type SideCardProps = {
  readonly side: UploadSide
  /** Null when no file was chosen since the screen mounted. */
  readonly upload: Upload | null
  /** The server has a picture of this side, from this session or an earlier one. */
  readonly isReceived: boolean
  /** It is received, and no other picture of this side is being sent. */
  readonly isComplete: boolean
  readonly error: string | undefined
  /** Media types. */
  readonly accept: readonly string[]
  readonly onFile: (file: File) => void
  readonly onRetry: () => void
}

export const SideCard = ({ side, upload, isReceived, isComplete, error, accept, onFile, onRetry }: SideCardProps) => {
  const t = useTexts('id-upload')
  const id = buildSideId(side)
  const title = t(`sides>${side}>title`)
  const isChosen = upload !== null || isReceived
  const describedBy = error === undefined ? `${id}-title` : `${id}-title ${id}-error`
  return (
    <Card as="section" labelledBy={`${id}-title`}>
      <Stack gap="close">
        <div className={styles['heading']}>
          <div className={styles['outline']}>
            <SideOutline side={side} />
          </div>
          <Stack gap="tight">
            <h2 id={`${id}-title`}>{title}</h2>
            <Text muted>{t(`sides>${side}>tip`)}</Text>
          </Stack>
        </div>
        {upload !== null && upload.step !== 'rejected' && (
          <Preview key={upload.file.name} file={upload.file} alt={t('previewOf', { title })} />
        )}
        {upload?.step === 'sending' && <SendingBar fraction={upload.fraction} />}
        <SideStatus upload={upload} isComplete={isComplete} />
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <RequestProblem failure={upload?.step === 'failed' ? upload.failure : null} onRetry={onRetry} />
        <DropArea onFile={onFile}>
          <div className={styles['camera']}>
            <FileButton
              id={`${id}-camera`}
              name={getSideName(side)}
              label={t(isChosen ? 'takeAgain' : 'take')}
              accept={accept.filter((type) => type.startsWith('image/'))}
              camera={side === 'selfie' ? 'user' : 'environment'}
              describedBy={describedBy}
              onFile={onFile}
            />
          </div>
          <FileButton
            id={id}
            name={getSideName(side)}
            label={t(isChosen ? 'chooseOther' : 'choose')}
            accept={accept}
            describedBy={describedBy}
            onFile={onFile}
          />
          <span className={styles['drop']}>{t('drop')}</span>
        </DropArea>
      </Stack>
    </Card>
  )
}

const SendingBar = ({ fraction }: { readonly fraction: number }) => {
  const t = useTexts('id-upload')
  const { percent } = useLazyFormats()
  const share = percent(Math.floor(fraction * 100))
  return <ProgressBar label={fraction < 1 ? t('sent', { share }) : t('looking')} fractions={[fraction]} />
}

/** Announces each step of the upload once. */
const SideStatus = ({ upload, isComplete }: Pick<SideCardProps, 'upload' | 'isComplete'>) => {
  const t = useTexts('id-upload')
  return (
    <LiveRegion>
      {upload?.step === 'sending' && <Text>{t('sending')}</Text>}
      {isComplete && (
        <p className={styles['received']}>
          <Icon path={check} className={styles['tick']} />
          <span>{t(upload === null || upload.step === 'sent' ? 'received' : 'receivedBefore')}</span>
        </p>
      )}
    </LiveRegion>
  )
}
