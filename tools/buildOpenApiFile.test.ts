import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildOpenApiFile, openApiFile } from './buildOpenApiFile.ts'
import { fromRoot } from './process/root.ts'

const parse = (text: string): unknown => JSON.parse(text)

it('docs/openapi.json is up to date (npm run generate writes it)', async () => {
  expect(parse(readFileSync(fromRoot(openApiFile), 'utf8'))).toEqual(parse(await buildOpenApiFile()))
}, 30_000)
