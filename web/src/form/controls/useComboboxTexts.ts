// The texts of a combobox in the current language.
import { useTexts } from '../../texts/useTexts.ts'
import type { ComboboxTexts } from '../../ui/Combobox.tsx'

export const useComboboxTexts = (): ComboboxTexts => {
  const t = useTexts()
  return {
    results: (count) => t('list>results', { count }),
    none: t('list>none'),
    open: t('list>open'),
  }
}
