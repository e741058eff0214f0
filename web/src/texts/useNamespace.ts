// Loads the texts of an optional component when it is first mounted.
import { useAppContext } from '../app-context/AppContext.tsx'
import { usePreloaded } from '../loading/usePreloaded.ts'
import { useAllTexts } from './useTexts.ts'

/** Whether the namespace is loaded in the current language. Starts loading it when it is not. */
export const useNamespace = (namespace: string): boolean => {
  const { texts } = useAppContext()
  // Renders again when the language changes.
  useAllTexts()
  return usePreloaded(texts.getNamespace(namespace)) !== undefined
}
