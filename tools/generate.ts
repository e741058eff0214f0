// `npm run generate`: writes every file that is generated from the code, the texts or a library. The check `generated`
// verifies that they are up to date: it passes a folder to write them to instead of the project.
import { writeGeneratedFiles } from './generatedFiles.ts'
import { root } from './process/root.ts'

const [folder = root] = process.argv.slice(2)
for (const file of await writeGeneratedFiles(folder)) console.log(`Wrote ${file}`)
