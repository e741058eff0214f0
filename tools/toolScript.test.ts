import { expect, it } from 'vitest'
import { toolScript } from '../server/src/http/toolScript.ts'
import { bundleToolScript } from './buildToolScript.ts'

it('the script that the server sends to tool pages is up to date', async () => {
  expect(toolScript).toBe(await bundleToolScript())
})
