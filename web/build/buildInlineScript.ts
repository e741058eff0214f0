// Bundles a separate script into one minified statement, for an inline element or a file.
import { build } from 'vite'
import { rejectUnsupported, supportedBrowsers } from './supportedBrowsers.ts'

/** `entry` is an absolute path. Throws when the script could end its inline element. */
export const buildInlineScript = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [rejectUnsupported],
    build: { write: false, target: supportedBrowsers, lib: { entry, formats: ['iife'], name: 'inline' } },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const [chunk] = bundle?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error(`The build produced no script from ${entry}`)
  if (chunk.code.includes('</script')) throw new Error(`The script from ${entry} contains </script`)
  return chunk.code.trim()
}
