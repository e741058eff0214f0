// Runs the Dockerfile in folders: `/app` of a stage is a folder below the folder of the stage. Commands run on this
// machine, with its Node, and see only what was copied. Supports what our Dockerfile uses, and throws for anything
// else.
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { fromRoot } from '../process/root.ts'
import { runCommand } from '../process/runCommand.ts'

export type Image = {
  name: string
  /** The root of its file system. */
  root: string
  /** Absolute, below `root`. */
  workdir: string
  readonly env: Record<string, string>
  /** The values of ARG, which the commands of the stage see. */
  readonly args: Record<string, string>
  user: string
  healthcheck: string
  command: readonly string[]
}

export type Instruction = { readonly keyword: string; readonly words: readonly string[] }

export const readInstructions = (dockerfile: string): readonly Instruction[] =>
  dockerfile
    .replaceAll(/^\s*#.*\n/gmu, '')
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [keyword = '', ...words] = line.trim().split(/\s+/u)
      return { keyword, words }
    })

/** The words of COPY. `from` is the stage to copy from; null for the project. Throws for an unsupported option. */
export const parseCopy = (words: readonly string[]) => {
  const options = words.filter((word) => word.startsWith('--'))
  const paths = words.filter((word) => !word.startsWith('--'))
  if (options.some((option) => !/^--(?:from|chown)=/u.test(option))) throw new Error(`COPY ${words.join(' ')}`)
  const from = options.find((option) => option.startsWith('--from='))?.slice('--from='.length) ?? null
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' }
}

export const isBelow = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`)

type Options = {
  /** An empty folder. */
  readonly folder: string
  /** Files relative to the project. */
  readonly context: readonly string[]
  /** Replace the defaults of ARG. */
  readonly buildArguments: Readonly<Record<string, string>>
  readonly onStep: (line: string) => void
}

/** The variables that npm needs. A step gets no other variable of this machine. */
const passedVariables =
  /^(?:PATH|HOME|LANG|https?_proxy|no_proxy|SSL_CERT_FILE|NODE_EXTRA_CA_CERTS|npm_config_(?:cache|registry|userconfig|cafile))$/iu

const copyTree = (from: string, to: string): void => cpSync(from, to, { recursive: true, verbatimSymlinks: true })

/** Runs one stage after the other, and returns the last. Throws with the output of a step that fails. */
export const runDockerfile = async (
  dockerfile: string,
  { folder, context, buildArguments, onStep }: Options,
): Promise<Image> => {
  const stages: Image[] = []
  const findStage = (name: string): Image | undefined => stages.find((stage) => stage.name === name)

  const startStage = (base: string, name: string): void => {
    const root = path.join(folder, `stage-${stages.length}`)
    mkdirSync(root)
    const image = { name, root, workdir: root, env: {}, args: {}, user: '', healthcheck: '', command: [] }
    const parent = findStage(base)
    if (parent === undefined) return void stages.push(image)
    copyTree(parent.root, root)
    const workdir = path.join(root, path.relative(parent.root, parent.workdir))
    stages.push({ ...image, ...parent, name, root, workdir, env: { ...parent.env }, args: {} })
  }

  const copy = ({ root, workdir }: Image, words: readonly string[]): void => {
    const { from, sources, target } = parseCopy(words)
    const to = path.join(target.startsWith('/') ? root : workdir, target)
    if (from !== null) {
      const source = findStage(from)
      if (source === undefined) throw new Error(`There is no stage ${from}`)
      for (const name of sources) copyTree(path.join(source.root, name), to)
      return
    }
    for (const name of sources) {
      const files = context.filter((file) => isBelow(file, name))
      if (files.length === 0) throw new Error(`COPY ${name}: .dockerignore excludes it, or it does not exist`)
      const isFile = files.includes(name)
      if (isFile && !target.endsWith('/')) throw new Error(`COPY ${name}: a file needs a folder as its target`)
      for (const file of files) {
        copyTree(fromRoot(file), path.join(to, isFile ? path.basename(file) : path.relative(name, file)))
      }
    }
  }

  const run = async ({ name, workdir, args, env }: Image, command: string): Promise<void> => {
    onStep(`${name}: ${command}`)
    const passed = Object.entries(process.env).filter(([variable]) => passedVariables.test(variable))
    const variables = Object.entries({ ...Object.fromEntries(passed), ...args, ...env })
    // `env -i`: runCommand adds the variables of this process.
    const pairs = variables.map(([variable, value]) => `${variable}=${value}`)
    const { code, output } = await runCommand('env', ['-i', ...pairs, 'sh', '-e', '-c', command], { cwd: workdir })
    if (code !== 0) throw new Error(`The step failed: ${command}\n${output}`)
  }

  for (const { keyword, words } of readInstructions(dockerfile)) {
    const text = words.join(' ')
    if (keyword === 'FROM') {
      startStage(words[0] ?? '', words[2] ?? '')
      continue
    }
    const stage = stages.at(-1)
    if (stage === undefined) throw new Error('The Dockerfile does not begin with FROM')
    const setVariables = (target: Record<string, string>, given: Readonly<Record<string, string>>): void => {
      for (const [, name = '', value = ''] of text.matchAll(/(\w+)=(\S*)/gu)) {
        target[name] =
          given[name] ??
          value.replaceAll(/\$(\w+)/gu, (_all, other: string) => stage.env[other] ?? stage.args[other] ?? '')
      }
    }
    switch (keyword) {
      case 'WORKDIR':
        stage.workdir = path.join(stage.root, text)
        mkdirSync(stage.workdir, { recursive: true })
        break
      case 'COPY':
        copy(stage, words)
        break
      case 'RUN':
        await run(stage, text)
        break
      case 'ARG':
        setVariables(stage.args, buildArguments)
        break
      case 'ENV':
        setVariables(stage.env, {})
        break
      case 'USER':
        stage.user = text
        break
      case 'EXPOSE':
        break
      case 'HEALTHCHECK':
        stage.healthcheck = text.replace(/^.*?\bCMD /u, '')
        break
      case 'CMD':
        stage.command = v.parse(v.array(v.string()), JSON.parse(text))
        break
      default:
        throw new Error(`The Dockerfile has an unsupported instruction: ${keyword} ${text}`)
    }
  }
  const last = stages.at(-1)
  if (last === undefined) throw new Error('The Dockerfile has no stage')
  return last
}
