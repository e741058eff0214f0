// Check: the translation feature of a browser and React never replace the same text node.
import { readFileSync } from 'node:fs'
import { listFiles } from '../process/listFiles.ts'
import { fromRoot } from '../process/root.ts'
import { type Check, reportFindings } from './check.ts'
import { findMixedText } from './mixedText/findMixedText.ts'

export const mixedText: Check = {
  name: 'mixedText',
  proves:
    'In the page every text that can change is the only child of its element, so that a translated page shows it.',
  run: async () => {
    const files = listFiles('web/src').filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    const findings = files.flatMap((file) => findMixedText(file, readFileSync(fromRoot(file), 'utf8')))
    return reportFindings(findings, { seen: files.length, least: 80, unit: 'components' })
  },
}
