// Check: the translation feature of a browser and React never replace the same text node.
import { readFileSync } from 'node:fs'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { type Gate, toVerdict } from './gate.ts'
import { complainOfMixedText } from './mixedText/complainOfMixedText.ts'

export const mixedText: Gate = {
  name: 'mixedText',
  proves:
    'In the page every text that can change is the only child of its element, so that a translated page shows it.',
  run: async () => {
    const files = listFiles('web/src').filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    const complaints = files.flatMap((file) => complainOfMixedText(file, readFileSync(fromRoot(file), 'utf8')))
    return toVerdict(complaints, { seen: files.length, least: 80, of: 'components' })
  },
}
