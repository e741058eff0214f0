// All English texts by namespace.
import type { TextTree } from '../i18n/findText.ts'

export const englishTexts = Object.fromEntries(
  Object.entries(import.meta.glob<TextTree>('../locales/en/*.json', { eager: true, import: 'default' })).map(
    ([file, texts]): [string, TextTree] => [file.replace(/^.*\/|\.json$/gu, ''), texts],
  ),
)
