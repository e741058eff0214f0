// Check: the translation feature of a browser and React never replace the same text node.
import { checkFiles } from './check.ts'
import { findMixedText } from './mixedText/findMixedText.ts'

export const mixedText = checkFiles({
  name: 'mixedText',
  proves:
    'In the page every text that can change is the only child of its element, so that a translated page shows it.',
  files: /(?<!\.test)\.tsx$/u,
  folders: ['web/src'],
  least: 80,
  find: findMixedText,
})
