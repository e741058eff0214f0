// `npm run generate`: writes every file that is generated from the code, the texts or a library. The check `generated`
// verifies that they are up to date.
import { writeGeneratedFiles } from './generatedFiles.ts'
import { root } from './process/root.ts'

for (const file of await writeGeneratedFiles(root)) console.log(`Wrote ${file}`)
