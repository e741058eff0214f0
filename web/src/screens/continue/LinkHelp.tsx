// The text below the heading: why the applicant sees the screen, and then its help.
import { useTexts } from '../../texts/useTexts.ts'
import { Phrase } from '../../ui/Phrase.tsx'

export const LinkHelp = ({ text }: { readonly text: string }) => {
  const t = useTexts('continue')
  return (
    <>
      <Phrase>{t('purpose')}</Phrase> <Phrase>{text}</Phrase>
    </>
  )
}
