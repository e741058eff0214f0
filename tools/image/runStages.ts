// Runs the stages of the Dockerfile in folders: `/app` of a stage is a folder below the folder of the stage. Commands run
// on this machine, with its Node, and see only what was copied.
import { cpSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../process/root.ts'
import { runCommand } from '../process/runCommand.ts'
import type { CopyStep, Stage } from './parseDockerfile.ts'

export type Image = {
  /** The root of its file system. */
  readonly root: string
  /** Absolute, below `root`. */
  readonly workdir: string
  readonly env: Readonly<Record<string, string>>
  readonly user: string
  readonly healthcheck: string
  readonly command: readonly string[]
}

type Options = {
  /** An empty folder. */
  readonly folder: string
  /** Files relative to the project. */
  readonly context: readonly string[]
  /** Replace the defaults of ARG. */
  readonly buildArguments: Readonly<Record<string, string>>
  readonly onStep: (line: string) => void
}

/** What npm needs; no other variable of this machine reaches a step. */
const passedVariables =
  /^(?:PATH|HOME|LANG|https?_proxy|no_proxy|SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|npm_config_(?:cache|registry|userconfig|cafile))$/iu

const systemEnvironment = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      passedVariables.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  )

/** Copies a file or the content of a folder, as COPY does. */
const copyOne = (source: string, target: string, isFolderTarget: boolean): void => {
  const isFile = statSync(source).isFile()
  const to = isFile && isFolderTarget ? path.join(target, path.basename(source)) : target
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(source, to, { recursive: true, verbatimSymlinks: true })
}

const copyFromProject = ({ sources, target }: CopyStep, workdir: string, context: readonly string[]): void => {
  const to = path.join(workdir, target)
  for (const source of sources) {
    const files = context.filter((file) => file === source || file.startsWith(`${source}/`))
    if (files.length === 0) throw new Error(`COPY ${source}: .dockerignore excludes it, or it does not exist`)
    for (const file of files) {
      const isFile = file === source
      const own = isFile ? path.basename(file) : path.relative(source, file)
      copyOne(fromRoot(file), isFile && !target.endsWith('/') ? to : path.join(to, own), false)
    }
  }
}

const substitute = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$(?<name>\w+)/gu, (_match, name: string) => values[name] ?? '')

/** Runs one stage after the other, and returns the last. Throws with the output of a step that fails. */
export const runStages = async (
  stages: readonly Stage[],
  { folder, context, buildArguments, onStep }: Options,
): Promise<Image> => {
  const images = new Map<string, Image>()
  let last: Image | null = null
  for (const [index, { name, base, steps }] of stages.entries()) {
    const root = path.join(folder, `stage-${index}`)
    mkdirSync(root)
    const parent = images.get(base)
    if (parent !== undefined) cpSync(parent.root, root, { recursive: true, verbatimSymlinks: true })
    let image: Image = { env: {}, user: '', healthcheck: '', command: [], ...parent, root, workdir: root }
    if (parent !== undefined) image = { ...image, workdir: path.join(root, path.relative(parent.root, parent.workdir)) }
    let values: Record<string, string> = { ...image.env }
    for (const step of steps) {
      switch (step.kind) {
        case 'workdir': {
          image = { ...image, workdir: path.join(root, step.folder) }
          mkdirSync(image.workdir, { recursive: true })
          break
        }
        case 'copy': {
          if (step.from === null) copyFromProject(step, image.workdir, context)
          else {
            const from = images.get(step.from)
            if (from === undefined) throw new Error(`There is no stage ${step.from}`)
            const to = step.target.startsWith('/') ? root : image.workdir
            for (const source of step.sources) {
              copyOne(path.join(from.root, source), path.join(to, step.target), step.target.endsWith('/'))
            }
          }
          break
        }
        case 'variable': {
          const given = step.isArgument ? buildArguments[step.name] : undefined
          const value = given ?? substitute(step.value, values)
          values = { ...values, [step.name]: value }
          if (!step.isArgument) image = { ...image, env: { ...image.env, [step.name]: value } }
          break
        }
        case 'run': {
          onStep(`${name}: ${step.command}`)
          // `env -i`: runCommand adds the variables of this process.
          const pairs = Object.entries({ ...systemEnvironment(), ...values }).map(([key, value]) => `${key}=${value}`)
          const args = ['-i', ...pairs, 'sh', '-e', '-c', step.command]
          const { code, output } = await runCommand('env', args, { cwd: image.workdir })
          if (code !== 0) throw new Error(`The step failed: ${step.command}\n${output}`)
          break
        }
        case 'user': {
          image = { ...image, user: step.user }
          break
        }
        case 'healthcheck': {
          image = { ...image, healthcheck: step.command }
          break
        }
        case 'cmd': {
          image = { ...image, command: step.command }
          break
        }
      }
    }
    images.set(name, image)
    last = image
  }
  if (last === null) throw new Error('The Dockerfile has no stage')
  return last
}
