// Parses the instructions of the Dockerfile. Supports what our Dockerfile uses, and throws for anything else.

export type CopyStep = {
  readonly kind: 'copy'
  /** The stage to copy from; null for the project. */
  readonly from: string | null
  readonly sources: readonly string[]
  readonly target: string
}

type Step =
  | CopyStep
  | { readonly kind: 'workdir'; readonly folder: string }
  | { readonly kind: 'run'; readonly command: string }
  /** `isArgument`: ARG, whose value the caller may replace. */
  | { readonly kind: 'variable'; readonly name: string; readonly value: string; readonly isArgument: boolean }
  | { readonly kind: 'user'; readonly user: string }
  | { readonly kind: 'healthcheck'; readonly command: string }
  | { readonly kind: 'cmd'; readonly command: readonly string[] }

export type Stage = {
  readonly name: string
  /** The name of an earlier stage, or an image. */
  readonly base: string
  readonly steps: readonly Step[]
}

const joinLines = (text: string): readonly string[] =>
  text
    .replaceAll(/^\s*#.*\n/gmu, '')
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const parseVariable = (text: string, isArgument: boolean): Step => {
  const index = text.indexOf('=')
  if (index < 1) throw new Error(`A variable of the Dockerfile needs a value: ${text}`)
  return { kind: 'variable', name: text.slice(0, index), value: text.slice(index + 1), isArgument }
}

const parseCopy = (text: string): Step => {
  const items = text.split(/\s+/u)
  const options = items.filter((item) => item.startsWith('--'))
  const paths = items.filter((item) => !item.startsWith('--'))
  const unsupported = options.find((option) => !/^--(?:from|chown)=/u.test(option))
  const target = paths.at(-1)
  if (unsupported !== undefined || target === undefined || paths.length < 2) throw new Error(`COPY ${text}`)
  const from = options.find((option) => option.startsWith('--from='))?.slice('--from='.length) ?? null
  return { kind: 'copy', from, sources: paths.slice(0, -1), target }
}

const parsers: Readonly<Record<string, (text: string) => readonly Step[]>> = {
  WORKDIR: (folder) => [{ kind: 'workdir', folder }],
  COPY: (text) => [parseCopy(text)],
  RUN: (command) => [{ kind: 'run', command }],
  ARG: (text) => [parseVariable(text, true)],
  ENV: (text) => text.split(/\s+/u).map((one) => parseVariable(one, false)),
  USER: (user) => [{ kind: 'user', user }],
  EXPOSE: () => [],
  HEALTHCHECK: (text) => [{ kind: 'healthcheck', command: text.replace(/^.*?\bCMD /u, '') }],
  CMD: (text) => [{ kind: 'cmd', command: parseWords(text) }],
}

const parseWords = (text: string): readonly string[] => {
  const parsed: unknown = JSON.parse(text)
  if (!Array.isArray(parsed)) throw new Error('CMD should be a list')
  return parsed.map(String)
}

/** Throws for an instruction or option that it does not support. */
export const parseDockerfile = (text: string): readonly Stage[] => {
  const stages: { name: string; base: string; steps: Step[] }[] = []
  for (const line of joinLines(text)) {
    const [, keyword = '', rest = ''] = /^(\w+)\s+(.*)$/u.exec(line) ?? []
    if (keyword === 'FROM') {
      const [base = '', , name = ''] = rest.split(/\s+/u)
      stages.push({ name, base, steps: [] })
      continue
    }
    const parse = parsers[keyword]
    const stage = stages.at(-1)
    if (parse === undefined || stage === undefined) throw new Error(`The Dockerfile has an unsupported line: ${line}`)
    stage.steps.push(...parse(rest))
  }
  return stages
}
