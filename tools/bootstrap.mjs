// The first step of every npm script: checks the Node version, installs packages when needed and runs
// `tools/<command>.ts`. It is plain JavaScript because no package may be installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const lockFile = path.join(root, 'package-lock.json')
const installedMark = path.join(root, 'node_modules', '.installed-lock')
/** npm writes this file at the end of every install. */
const npmMark = path.join(root, 'node_modules', '.package-lock.json')

/** @param {string} message */
const stop = (message) => {
  process.stderr.write(message + '\n')
  process.exit(1)
}

/**
 * @param {string} version such as `20.19.0`
 * @param {readonly [number, number]} needed major and minor
 */
const isAtLeast = (version, [neededMajor, neededMinor]) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > neededMajor || (major === neededMajor && minor >= neededMinor)
}

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex')

/** True when node_modules matches the lock file, according to our mark or to npm's own file. */
const isInstalled = () => {
  if (!existsSync(npmMark)) return false
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === lockHash()) return true
  return statSync(npmMark).mtimeMs >= statSync(lockFile).mtimeMs
}

const install = () => {
  process.stdout.write('Installing packages (npm ci) …\n')
  // With NODE_ENV=production, npm omits the packages that build the page unless they are included explicitly.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env['npm_execpath']
  const result =
    npm === undefined
      ? spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
      : spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
  if (result.status !== 0) stop('npm ci failed: see its message above.')
}

const [command = '', ...args] = process.argv.slice(2)
const script = path.join(root, 'tools', command + '.ts')

if (!isAtLeast(process.versions.node, [20, 19])) {
  stop('Node ' + process.versions.node + ' is too old: this project needs Node 20.19 or newer (https://nodejs.org).')
}
if (!/^[a-zA-Z]+$/u.test(command) || !existsSync(script)) {
  stop('There is no command "' + command + '": see the scripts in package.json.')
}
if (!isInstalled()) install()
writeFileSync(installedMark, lockHash())

/** Tests and checks do not read .env, so that they give the same result on every machine. */
const commandsWithSettings = ['start', 'startCluster', 'dev', 'build', 'rotateKeys']
const hasSettings = commandsWithSettings.includes(command) && existsSync(path.join(root, '.env'))
const settings = hasSettings ? ['--env-file=.env'] : []
const child = spawn(process.execPath, [...settings, '--import', 'tsx', script, ...args], {
  cwd: root,
  stdio: 'inherit',
})
/** A terminal also sends Ctrl-C to the child. A second signal would interrupt its graceful shutdown. */
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
process.on('SIGTERM', () => child.kill('SIGTERM'))
/** `kill <npm>` ends npm and its shell but does not signal this process. A changed parent id shows that they ended. */
const starter = process.ppid
setInterval(() => process.ppid === starter || child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
