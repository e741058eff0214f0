// Builds the server of an earlier commit into dist/previous, for the test of an update. Only the server is built, with
// the packages of this commit.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { fromRoot } from '../process/root.ts'
import { runCommand } from '../process/runCommand.ts'
import { withBuildLock } from './buildLock.ts'
import { buildOnce } from './buildOnce.ts'

/**
 * The release before this one: the newest commit of main without the database migrations of this release. Set it to the
 * commit of a release when the release is made.
 */
const previousRelease = '29fba598'

const sources = ['domain', 'server', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json']

/** Throws with the output when the program fails. */
const run = async (command: string, args: readonly string[], cwd?: string): Promise<void> => {
  const { code, output } = await runCommand(command, args, cwd === undefined ? {} : { cwd })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output}`)
}

const assertInHistory = async (commit: string): Promise<void> => {
  const { code } = await runCommand('git', ['cat-file', '-e', `${commit}^{commit}`])
  if (code === 0) return
  throw new Error(
    `The test of an update builds the commit ${commit}, which is not in this clone. It needs the whole history: ` +
      'git fetch --unshallow',
  )
}

/** Links the packages of this commit, and the folders of the earlier commit in place of the workspaces. */
const linkPackages = (source: string): void => {
  mkdirSync(path.join(source, 'node_modules', '@loan'), { recursive: true })
  for (const workspace of ['domain', 'server']) {
    symlinkSync(path.join(source, workspace), path.join(source, 'node_modules', '@loan', workspace))
    const own = fromRoot(workspace, 'node_modules')
    if (existsSync(own)) symlinkSync(own, path.join(source, workspace, 'node_modules'))
  }
}

const build = async (commit: string, folder: string): Promise<void> => {
  const source = path.join(folder, 'source')
  const archive = path.join(folder, 'source.tar')
  mkdirSync(source)
  await run('git', ['archive', `--output=${archive}`, commit, ...sources])
  await run('tar', ['-xf', archive, '-C', source])
  linkPackages(source)
  const script = `import { buildServer } from './tools/build/buildServer.ts'; await buildServer(${JSON.stringify(folder)})`
  await run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], source)
  rmSync(source, { recursive: true })
  rmSync(archive)
}

/** Builds once. Returns the file that starts the server. Throws when the commit is not in this clone. */
export const ensurePreviousServer = async (): Promise<string> => {
  await assertInHistory(previousRelease)
  const folder = fromRoot('dist', 'previous', previousRelease)
  await withBuildLock(folder, () =>
    buildOnce({ folder, proof: 'main.js', hash: previousRelease, build: () => build(previousRelease, folder) }),
  )
  return path.join(folder, 'main.js')
}
