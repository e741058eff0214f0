// Builds the inline scripts of the page (`web/first`). The CSP of the document contains their hashes.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildInlineScript } from './buildInlineScript.ts'

const firstDir = fileURLToPath(new URL('../first', import.meta.url))

export type FirstScripts = {
  /** In the head; runs before the first paint. */
  readonly head: string
  /** After the root element. */
  readonly first: string
}

const buildScript = (name: keyof FirstScripts): Promise<string> => buildInlineScript(path.join(firstDir, `${name}.ts`))

export const buildFirstScripts = async (): Promise<FirstScripts> => ({
  head: await buildScript('head'),
  first: await buildScript('first'),
})
