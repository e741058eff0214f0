// `npm run image -- --out FOLDER`: runs the steps of the Dockerfile without a container engine, in a clean folder with
// only the inputs of the image. Starts the result once as its user, and writes its `/app` to FOLDER
// (docs/deploying.md). Build arguments: `--build-arg BRAND=vireo --build-arg COUNTRY=ro`.
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listContext } from './image/listContext.ts'
import { readBuildArguments } from './image/readBuildArguments.ts'
import { runDockerfile } from './image/runDockerfile.ts'
import { verifyImage } from './image/verifyImage.ts'
import { runCommandLine } from './process/runCommandLine.ts'
import { fromRoot } from './process/root.ts'
import { CommandError } from './process/commandError.ts'

await runCommandLine(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, 'build-arg': { type: 'string', multiple: true, default: [] } },
  })
  if (values.out !== undefined && existsSync(values.out)) throw new CommandError(`${values.out} exists already`)
  const dockerfile = readFileSync(fromRoot('Dockerfile'), 'utf8')
  const buildArguments = readBuildArguments(values['build-arg'], dockerfile)
  const folder = mkdtempSync(path.join(tmpdir(), 'loan-image-'))
  chmodSync(folder, 0o755)
  const start = performance.now()
  try {
    const image = await runDockerfile(dockerfile, {
      folder,
      context: listContext(),
      buildArguments,
      onStep: console.log,
    })
    await verifyImage(image)
    if (values.out !== undefined) cpSync(image.workdir, values.out, { recursive: true, verbatimSymlinks: true })
    console.log(`Built, started and stopped in ${((performance.now() - start) / 1000).toFixed(0)} s`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
