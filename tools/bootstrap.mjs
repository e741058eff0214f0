// The first step of every npm script, in plain JavaScript because nothing may be installed yet: checks Node,
// installs when needed, then hands over to `tools/<command>.ts`. What a command does belongs there.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const lockFile = path.join(root, 'package-lock.json')
const installedMark = path.join(root, 'node_modules', '.installed-lock')
/** Written by npm itself at the end of every install. */
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

/** True where the packages on the disk are those of the lock file, by our mark or by npm's own. */
const isInstalled = () => {
  if (!existsSync(npmMark)) return false
  if (existsSync(installedMark) && readFileSync(installedMark, 'utf8') === lockHash()) return true
  return statSync(npmMark).mtimeMs >= statSync(lockFile).mtimeMs
}

const install = () => {
  process.stdout.write('Installing packages (npm ci) …\n')
  // NODE_ENV=production would leave out the packages that build the page.
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

/** Tests and gates are the same for everybody: they do not read what one person set. */
const hasSettings = ['start', 'dev', 'build'].includes(command) && existsSync(path.join(root, '.env'))
const settings = hasSettings ? ['--env-file=.env'] : []
const child = spawn(process.execPath, [...settings, '--import', 'tsx', script, ...args], {
  cwd: root,
  stdio: 'inherit',
})
/** A terminal sends Ctrl-C to the child by itself; a second one would cut its orderly end short. */
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
process.on('SIGTERM', () => child.kill('SIGTERM'))
/** `kill <npm>` ends npm and its shell and tells nobody below: whoever started us being gone is the sign. */
const starter = process.ppid
setInterval(() => process.ppid === starter || child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1)
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
