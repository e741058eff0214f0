// The words of the first page, as they stand in the document: while it comes the line is idle anyway, and in a script they
// would have to be compiled.
import { isTextTree } from './findText.ts'
import type { TextResources } from './texts.ts'

/** `id` of the element that holds them, as JSON. */
export const builtInTextsId = 'texts'

const isTextResources = (value: unknown): value is TextResources =>
  isTextTree(value) &&
  Object.values(value).every((namespaces) => isTextTree(namespaces) && Object.values(namespaces).every(isTextTree))

/** Throws where the document holds none: without words there is no page. */
export const readBuiltInTexts = (): TextResources => {
  const texts: unknown = JSON.parse(document.getElementById(builtInTextsId)?.textContent ?? 'null')
  if (!isTextResources(texts)) throw new Error('Texts not found in the DOM')
  return texts
}
