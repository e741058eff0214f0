// Previews the chosen picture, so that the applicant can check that it is readable. Shows the file name of a document.
import { useEffect, useState } from 'react'
import { useTexts } from '../../context/useTexts.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './IdUpload.module.css'

export type PreviewProps = { readonly file: File; readonly alt: string }

const isPicture = ({ type }: File): boolean => type.startsWith('image/')

export const Preview = ({ file, alt }: PreviewProps) => {
  const t = useTexts('id-upload')
  const [address, setAddress] = useState<string | null>(null)

  useEffect(() => {
    if (!isPicture(file)) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(made)
    }
  }, [file])

  if (!isPicture(file)) return <Text>{t('fileName', { name: file.name })}</Text>
  if (address === null) return null
  return <img className={styles['preview']} src={address} alt={alt} onError={() => setAddress(null)} />
}
