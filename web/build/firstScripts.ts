// The inline scripts of the page (`web/first`), each as one line of code: the policy of the document has their hashes.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const firstDir = fileURLToPath(new URL('../first', import.meta.url))

export type FirstScripts = {
  /** In the head, before anything is painted. */
  readonly head: string
  /** After the page. */
  readonly first: string
}

const buildScript = async (name: keyof FirstScripts): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      lib: { entry: path.join(firstDir, `${name}.ts`), formats: ['iife'], name: 'first' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const [chunk] = bundle?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error(`The inline script ${name} was not built`)
  if (chunk.code.includes('</script')) throw new Error(`The inline script ${name} would end its own element`)
  return chunk.code.trim()
}

export const buildFirstScripts = async (): Promise<FirstScripts> => ({
  head: await buildScript('head'),
  first: await buildScript('first'),
})
