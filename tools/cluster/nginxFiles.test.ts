// The values of the templates of nginx.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { fromRoot } from '../process/root.ts'
import { renderTemplate } from './nginxFiles.ts'

describe('renderTemplate', () => {
  it('replaces names in braces only, and not in comments', () => {
    expect(renderTemplate('# ${A}\nx ${A} $host;', { A: '1' })).toBe('# ${A}\nx 1 $host;')
  })

  it('rejects a name without a value', () => {
    expect(() => renderTemplate('${MISSING}', {})).toThrow('MISSING')
  })
})

describe('install.sh', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loan-install-'))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('writes the configuration, and creates the folder of the cache except its last part', () => {
    const programs = path.join(folder, 'bin')
    mkdirSync(programs)
    // In place of gettext's program, which is not on every machine.
    writeFileSync(path.join(programs, 'envsubst'), '#!/bin/sh\ncat\n', { mode: 0o755 })
    const values = path.join(folder, 'nginx.env')
    writeFileSync(values, `CACHE_FOLDER=${path.join(folder, 'cache/loans')}\n`)
    const { status, stderr } = spawnSync(
      'sh',
      [fromRoot('ops/nginx/install.sh'), values, path.join(folder, 'conf.d')],
      {
        env: { PATH: `${programs}:${process.env['PATH'] ?? ''}` },
        encoding: 'utf8',
      },
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(readFileSync(path.join(folder, 'conf.d/site.conf'), 'utf8')).toContain('server_name')
    expect(existsSync(path.join(folder, 'cache'))).toBe(true)
  })
})
