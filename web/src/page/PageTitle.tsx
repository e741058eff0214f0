// Sets the document title; falls back to the brand's display name (spec 2.37). Does nothing in an iframe.
import { useEffect } from 'react'
import { useRouter } from 'wouter'
import { useAppContext } from '../app-context/AppContext.tsx'
import { afterPaint } from '../lib/afterPaint.ts'
import { useTexts } from '../texts/useTexts.ts'

export const PageTitle = ({ title, hasErrors = false }: { readonly title?: string; readonly hasErrors?: boolean }) => {
  const { product, isEmbedded } = useAppContext()
  const t = useTexts()
  const { ssrPath } = useRouter()
  const name = title === undefined ? product.displayName : t('title', { page: title })
  const text = hasErrors ? `${t('errorPrefix')}${name}` : name
  // `ssrPath` is set only while prerendering, which renders the element. The browser sets `document.title` after the
  // paint, because a new element for each page delays the navigation.
  useEffect(() => {
    if (isEmbedded) return undefined
    return afterPaint(() => {
      document.title = text
    })
  }, [isEmbedded, text])
  return isEmbedded || ssrPath === undefined ? null : <title>{text}</title>
}
