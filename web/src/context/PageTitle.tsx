// Title of the current page; falls back to the brand's display name (SPEC.md §2). Silent inside a frame.
import { useLayoutEffect } from 'react'
import { useApplication } from './ApplicationContext.tsx'
import { useTexts } from './useTexts.ts'

export const PageTitle = ({ title, hasErrors = false }: { readonly title?: string; readonly hasErrors?: boolean }) => {
  const { product, isEmbedded } = useApplication()
  const t = useTexts()
  const name = title === undefined ? product.displayName : t('title', { page: title })
  const text = hasErrors ? `${t('errorPrefix')}${name}` : name
  // In the browser the one title of the document changes its words: an element made anew for each page costs its turn.
  useLayoutEffect(() => {
    if (!isEmbedded) document.title = text
  }, [isEmbedded, text])
  return isEmbedded || typeof window !== 'undefined' ? null : <title>{text}</title>
}
