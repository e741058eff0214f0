// Title of the current page; falls back to the brand's display name (spec 2.37). Silent inside a frame.
import { useLayoutEffect } from 'react'
import { useRouter } from 'wouter'
import { useApplication } from './ApplicationContext.tsx'
import { useTexts } from './useTexts.ts'

export const PageTitle = ({ title, hasErrors = false }: { readonly title?: string; readonly hasErrors?: boolean }) => {
  const { product, isEmbedded } = useApplication()
  const t = useTexts()
  const { ssrPath } = useRouter()
  const name = title === undefined ? product.displayName : t('title', { page: title })
  const text = hasErrors ? `${t('errorPrefix')}${name}` : name
  // A path of its own is there only while prerendering. In the browser the document's one title changes its words: an
  // element made anew for each page would cost its turn.
  useLayoutEffect(() => {
    if (!isEmbedded) document.title = text
  }, [isEmbedded, text])
  return isEmbedded || ssrPath === undefined ? null : <title>{text}</title>
}
