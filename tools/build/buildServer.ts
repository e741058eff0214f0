// The server as one file for Node. npm packages stay outside and are found in node_modules.
import { build } from 'vite'
import { fromRoot } from '../process/root.ts'

/** Writes `main.js` with its source map into `outDir` (absolute). */
export const buildServer = async (outDir: string): Promise<void> => {
  await build({
    configFile: false,
    root: fromRoot(),
    logLevel: 'warn',
    ssr: {
      target: 'node',
      // drizzle-orm may be installed for the server alone, where a file in dist/ would not find it.
      noExternal: [/^@loan\//, /^drizzle-orm/],
    },
    build: {
      ssr: fromRoot('server', 'src', 'main.ts'),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      sourcemap: true,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
}
