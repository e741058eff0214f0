// The Dockerfile and .dockerignore: what reaches the image. `npm run image` runs the steps; it takes minutes.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { variableNames } from '../../server/src/config/config.ts'
import { fromRoot } from '../process/root.ts'
import { listContext } from './listContext.ts'
import { parseDockerfile } from './parseDockerfile.ts'

const stages = parseDockerfile(readFileSync(fromRoot('Dockerfile'), 'utf8'))
const steps = stages.flatMap((stage) => stage.steps)

describe('the Dockerfile', () => {
  it('copies only files that .dockerignore lets in', () => {
    const context = listContext()
    const sources = steps.flatMap((step) => (step.kind === 'copy' && step.from === null ? step.sources : []))
    expect(sources.length).toBeGreaterThan(8)
    const missing = sources.filter(
      (source) => !context.some((file) => file === source || file.startsWith(`${source}/`)),
    )
    expect(missing).toEqual([])
  })

  it('copies from earlier stages only', () => {
    const missing = stages.flatMap((stage, index) => {
      const earlier = stages.slice(0, index).map(({ name }) => name)
      const sources = stage.steps.flatMap((step) => (step.kind === 'copy' && step.from !== null ? [step.from] : []))
      return sources.filter((from) => !earlier.includes(from))
    })
    expect(missing).toEqual([])
  })

  it('sets variables of the server only, and no secret', () => {
    const names = steps.flatMap((step) => (step.kind === 'variable' ? [step.name] : []))
    expect(names.filter((name) => !variableNames.includes(name))).toEqual(['API_BASE_URL', 'NODE_ENV'])
    expect(names.filter((name) => /SECRET|PASSWORD|KEY|_URL$/u.test(name))).toEqual(['API_BASE_URL'])
  })

  it('ends with a user that is not root, a health check and a command', () => {
    const last = stages.at(-1)?.steps ?? []
    expect(last.map(({ kind }) => kind).slice(-3)).toEqual(['user', 'healthcheck', 'cmd'])
    expect(last).toContainEqual({ kind: 'user', user: '1000:1000' })
  })
})

describe('parseDockerfile', () => {
  it('parses stages, options and continued lines', () => {
    const text = '# c\nFROM node AS a\nARG B=1\nRUN x && \\\n  y\nFROM a\nCOPY --from=a --chown=1:1 /p q/\nCMD ["z"]\n'
    expect(parseDockerfile(text)).toEqual([
      {
        name: 'a',
        base: 'node',
        steps: [
          { kind: 'variable', name: 'B', value: '1', isArgument: true },
          { kind: 'run', command: 'x && y' },
        ],
      },
      {
        name: '',
        base: 'a',
        steps: [
          { kind: 'copy', from: 'a', sources: ['/p'], target: 'q/' },
          { kind: 'cmd', command: ['z'] },
        ],
      },
    ])
  })

  it.each(['ADD a b', 'FROM a\nONBUILD RUN x', 'FROM a\nCOPY --link a b', 'FROM a\nARG X'])('rejects %j', (text) => {
    expect(() => parseDockerfile(text)).toThrow(/Dockerfile|COPY/u)
  })
})

describe('listContext', () => {
  it('applies the last line that matches', () => {
    const files = ['a/x.ts', 'a/node_modules/y.js', 'b.txt', '.env']
    expect(listContext(files, '# c\n*\n!a\n**/node_modules\n')).toEqual(['a/x.ts'])
  })
})
