// The values of the templates of nginx, in the tests and by the script of a deployment.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fromRoot } from '../process/root.ts'
import { findOnPath } from '../setup/isWorking.ts'
import { renderNginxFile, renderTemplate } from './nginxFiles.ts'

describe('renderTemplate', () => {
  it('replaces names in braces only, and not in comments', () => {
    expect(renderTemplate('# ${A}\nx ${A} $host;', { A: '1' })).toBe('# ${A}\nx 1 $host;')
  })

  it('rejects a name without a value', () => {
    expect(() => renderTemplate('${MISSING}', {})).toThrow('MISSING')
  })
})

it('compose.yaml and nginx.env.example have each value of the templates', () => {
  const templates = ['http.conf', 'site.conf', 'snippets/routes.conf'].map((name) =>
    readFileSync(fromRoot('ops', 'nginx', `${name}.template`), 'utf8').replaceAll(/^\s*#.*$/gmu, ''),
  )
  const needed = new Set(
    [...templates.join('\n').matchAll(/\$\{(?<name>[A-Z_]+)\}/gu)].map(({ groups }) => groups?.['name']),
  )
  const compose = readFileSync(fromRoot('compose.yaml'), 'utf8')
  const [section = ''] = /^ {2}nginx:\n(?: {4}.*\n)*?(?= {4}ports:)/mu.exec(compose) ?? []
  const composed = [...section.matchAll(/^ {6}(?<name>[A-Z_]+):/gmu)].map(({ groups }) => groups?.['name'])
  const example = readFileSync(fromRoot('ops', 'nginx', 'nginx.env.example'), 'utf8')
  const listed = [...example.matchAll(/^(?<name>[A-Z_]+)=/gmu)].map(({ groups }) => groups?.['name'])
  expect([new Set(composed), new Set(listed)]).toEqual([needed, needed])
})

describe.skipIf(findOnPath('envsubst') === null)('ops/nginx/install.sh (needs envsubst)', () => {
  it('writes what the tests render, and creates the folder above the cache, which Debian does not have', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'loan-install-'))
    const example = readFileSync(fromRoot('ops', 'nginx', 'nginx.env.example'), 'utf8')
    const variables = example.replace(/^CACHE_FOLDER=.*$/mu, `CACHE_FOLDER=${folder}/nginx/loans`)
    const valuesFile = path.join(folder, 'nginx.env')
    writeFileSync(valuesFile, variables)
    const values = Object.fromEntries(
      [...variables.matchAll(/^(?<name>[A-Z_]+)="?(?<value>[^"\n]*)"?$/gmu)].map(({ groups }) => [
        groups?.['name'] ?? '',
        groups?.['value'] ?? '',
      ]),
    )
    execFileSync('sh', [fromRoot('ops', 'nginx', 'install.sh'), valuesFile, path.join(folder, 'conf.d')])
    expect(existsSync(path.join(folder, 'nginx'))).toBe(true)
    for (const name of ['http.conf', 'site.conf', 'snippets/routes.conf']) {
      const withoutComments = (text: string) => text.replaceAll(/^\s*#.*\n/gmu, '')
      const written = readFileSync(path.join(folder, 'conf.d', name), 'utf8')
      expect(withoutComments(written)).toBe(withoutComments(renderNginxFile(name, values)))
    }
    rmSync(folder, { recursive: true, force: true })
  })

  it('rejects values without one of the names, and leaves the former configuration', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'loan-install-'))
    const example = readFileSync(fromRoot('ops', 'nginx', 'nginx.env.example'), 'utf8')
    writeFileSync(path.join(folder, 'nginx.env'), example.replace(/^LOG_FOLDER=.*$/mu, ''))
    writeFileSync(path.join(folder, 'http.conf'), 'former')
    const args = [fromRoot('ops', 'nginx', 'install.sh'), 'nginx.env', folder]
    const { status, stderr } = spawnSync('sh', args, { cwd: folder, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('nginx.env should set LOG_FOLDER')])
    expect(readFileSync(path.join(folder, 'http.conf'), 'utf8')).toBe('former')
    rmSync(folder, { recursive: true, force: true })
  })
})
