// Builds the inline scripts of the page (`web/first`). The CSP of the document contains their hashes.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const firstDir = fileURLToPath(new URL('../first', import.meta.url))

export type FirstScripts = {
  /** In the head; runs before the first paint. */
  readonly head: string
  /** After the root element. */
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
  if (chunk?.type !== 'chunk') throw new Error(`The build produced no inline script ${name}`)
  if (chunk.code.includes('</script')) throw new Error(`The inline script ${name} contains </script`)
  return chunk.code.trim()
}

export const buildFirstScripts = async (): Promise<FirstScripts> => ({
  head: await buildScript('head'),
  first: await buildScript('first'),
})
