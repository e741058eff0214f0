// The Dockerfile and .dockerignore: what reaches the image. `npm run image` runs the steps of the project, which takes
// minutes.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { variableNames } from '../../server/src/config/config.ts'
import { fromRoot } from '../process/root.ts'
import { listContext } from './listContext.ts'
import { readBuildArguments } from './readBuildArguments.ts'
import { isBelow, parseCopy, readInstructions, runDockerfile } from './runDockerfile.ts'

const instructions = readInstructions(readFileSync(fromRoot('Dockerfile'), 'utf8'))
const list = (keyword: string) => instructions.filter((one) => one.keyword === keyword).map(({ words }) => words)

describe('the Dockerfile', () => {
  it('copies only files that .dockerignore lets in, and from its own stages', () => {
    const context = listContext()
    const copies = list('COPY').map(parseCopy)
    const sources = copies.flatMap((copy) => (copy.from === null ? copy.sources : []))
    expect(sources.length).toBeGreaterThan(8)
    expect(sources.filter((source) => !context.some((file) => isBelow(file, source)))).toEqual([])
    const names = list('FROM').map(([, , name]) => name)
    expect(copies.filter(({ from }) => from !== null && !names.includes(from))).toEqual([])
  })

  it('sets variables of the server only, and no secret', () => {
    const names = [...list('ARG'), ...list('ENV')].flat().map((pair) => pair.replace(/=.*/u, ''))
    const others = names.filter((name) => !variableNames.includes(name) || /SECRET|PASSWORD|KEY|_URL$/u.test(name))
    expect(others).toEqual(['API_BASE_URL', 'NODE_ENV'])
  })

  it('ends with a user that is not root, a health check and a command', () => {
    expect(instructions.slice(-4).map(({ keyword }) => keyword)).toEqual(['USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'])
    expect(list('USER')).toEqual([['1000:1000']])
  })
})

describe('runDockerfile', () => {
  const run = (dockerfile: string, buildArguments = {}) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'loan-image-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const context = ['package.json', 'docs/checks.md', 'docs/decisions/README.md']
    return runDockerfile(dockerfile, { folder, context, buildArguments, onStep: () => {} })
  }

  it('copies the files of the context, runs commands with the variables, and copies between stages', async () => {
    const image = await run(
      `# A comment
FROM node AS files
WORKDIR /app
COPY package.json ./
COPY docs docs
ARG NAME=one
RUN test -e docs/decisions/README.md && test -z "$BRAND_OF_TESTS" && \\
  echo "$NAME" > out
FROM node
WORKDIR /app
COPY --from=files --chown=1:1 /app/docs docs
COPY --from=files /app /copy
ARG NAME=one
ENV FIRST=$NAME SECOND=2
HEALTHCHECK --interval=1s CMD test -e x
USER 1:1
CMD ["node", "x"]
`,
      { NAME: 'two' },
    )
    expect(image).toMatchObject({ env: { FIRST: 'two', SECOND: '2' }, user: '1:1', healthcheck: 'test -e x' })
    expect(image.command).toEqual(['node', 'x'])
    expect(existsSync(path.join(image.workdir, 'docs/checks.md'))).toBe(true)
    expect(existsSync(path.join(image.root, 'copy/package.json'))).toBe(true)
    expect(readFileSync(path.join(image.root, 'copy/out'), 'utf8')).toBe('two\n')
  })

  it.each([
    ['FROM a\nADD a b', 'unsupported instruction: ADD a b'],
    ['FROM a\nCOPY --link a b', 'COPY --link a b'],
    ['FROM a\nCOPY web web', 'COPY web: .dockerignore excludes it'],
    ['FROM a\nCOPY package.json other.json', 'a file needs a folder'],
    ['FROM a\nCOPY --from=b /x x', 'There is no stage b'],
    ['FROM a\nRUN false', 'The step failed: false'],
    ['RUN true', 'does not begin with FROM'],
  ])('rejects %j', async (dockerfile, message) => {
    await expect(run(dockerfile)).rejects.toThrow(message)
  })
})

describe('the build arguments', () => {
  const dockerfile = readFileSync(fromRoot('Dockerfile'), 'utf8')

  it('replace the defaults of the Dockerfile', () => {
    const pairs = ['BRAND=vireo', 'API_BASE_URL=https://leads.example/api?a=b']
    expect(readBuildArguments(pairs, dockerfile)).toEqual({
      BRAND: 'vireo',
      API_BASE_URL: 'https://leads.example/api?a=b',
    })
  })

  it.each(['BRND=vireo', 'BRAND', 'BRAND=', '=vireo', 'DATABASE_URL=x'])(
    'are rejected when they have no effect: %s',
    (pair) => {
      expect(() => readBuildArguments([pair], dockerfile)).toThrow(
        `--build-arg should be NAME=VALUE with a name of BRAND, COUNTRY, BASE_PATH, API_BASE_URL, FINISHED_LEAD_DAYS, not "${pair}"`,
      )
    },
  )
})

it('the last line of .dockerignore that matches applies', () => {
  const files = ['a/x.ts', 'a/node_modules/y.js', 'b.txt', '.env']
  expect(listContext(files, '# c\n*\n!a\n**/node_modules\n')).toEqual(['a/x.ts'])
})
