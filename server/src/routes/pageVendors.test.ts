// The page with configured third parties: its head names them and its policy allows them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPglite } from '../testing/databases.ts'
import { createTestServer, type TestServer } from '../testing/testServer.ts'

const base = '/application-frontend'
const host = 'http://127.0.0.1:20001'

describe('third parties in the page', () => {
  let server: TestServer
  let webDir: string
  beforeAll(async () => {
    webDir = mkdtempSync(join(tmpdir(), 'loan-web-'))
    for (const file of ['index.html', 'shell.html', 'continue.html']) {
      writeFileSync(join(webDir, file), '<head><meta name="base-path" content="/x"></head>')
    }
    server = await createTestServer(await openTestPglite(), {
      WEB_DIR: webDir,
      META_PIXEL_ID: '1234567890123456',
      META_HOST: host,
    })
  })
  afterAll(async () => {
    await server.close()
    rmSync(webDir, { recursive: true })
  })

  it.each(['/', '/checking', '/continue/secret'])(
    'are named and allowed on %s, only with their key and host',
    async (path) => {
      const { body, headers } = await server.app.inject({ method: 'GET', url: base + path })
      const content = /<meta name="vendors" content="([^"]*)">/u.exec(body)?.[1] ?? ''
      expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({ meta: { key: '1234567890123456', host } })
      const policy = String(headers['content-security-policy'])
      for (const directive of ['script-src', 'connect-src', 'img-src']) {
        expect(policy.split('; ').find((rule) => rule.startsWith(`${directive} `))).toContain(host)
      }
      expect(policy).not.toContain('facebook')
    },
  )

  it('are absent when none is configured', async () => {
    const plain = await createTestServer(server.storage, { WEB_DIR: webDir })
    const { body, headers } = await plain.app.inject({ method: 'GET', url: `${base}/` })
    expect(body).not.toContain('vendors')
    expect(String(headers['content-security-policy'])).not.toContain('127.0.0.1')
  })
})
