// Bundles the probe into one script that a page can run.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

export const buildProbe = async (): Promise<string> => {
  const results = await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('probe.ts', import.meta.url)), formats: ['iife'], name: 'benchProbeScript' },
    },
  })
  const outputs = Array.isArray(results)
    ? results.flatMap(({ output }) => output)
    : 'output' in results
      ? results.output
      : []
  const script = outputs.find((output) => output.type === 'chunk')
  if (script === undefined) throw new Error('The probe was not built')
  return script.code
}
