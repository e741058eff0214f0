// Previews the chosen picture, so that the applicant can check that it is readable. Shows the file name of a document.
import { useCallback, useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './IdUpload.module.css'

export type PreviewProps = { readonly file: File; readonly alt: string }

const isPicture = ({ type }: File): boolean => type.startsWith('image/')

export const Preview = ({ file, alt }: PreviewProps) => {
  const t = useTexts('id-upload')
  const [unreadable, setUnreadable] = useState<File | null>(null)

  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.setAttribute('src', url)
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )

  if (!isPicture(file)) return <Text>{t('fileName', { name: file.name })}</Text>
  if (file === unreadable) return null
  return <img className={styles['preview']} ref={showFile} alt={alt} onError={() => setUnreadable(file)} />
}
