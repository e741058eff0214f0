// Title of the current page; falls back to the brand's display name (SPEC.md §2). Silent inside a frame.
import { useApplication } from './ApplicationContext.tsx'
import { useTexts } from './useTexts.ts'

export const PageTitle = ({ title, hasErrors = false }: { readonly title?: string; readonly hasErrors?: boolean }) => {
  const { product, isEmbedded } = useApplication()
  const t = useTexts()
  if (isEmbedded) return null
  const text = title === undefined ? product.displayName : t('title', { page: title })
  return <title>{hasErrors ? `${t('errorPrefix')}${text}` : text}</title>
}
