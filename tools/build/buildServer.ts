// The server as one file for Node, and one for its worker threads. npm packages stay outside and are found in
// node_modules.
import { cpSync } from 'node:fs'
import { build } from 'vite'
import { fromRoot } from '../process/root.ts'

/**
 * Writes `main.js`, `uploadWorker.js`, the chunks they share with source maps, and the database migrations into `outDir`
 * (absolute).
 */
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
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: {
          main: fromRoot('server', 'src', 'main.ts'),
          uploadWorker: fromRoot('server', 'src', 'uploads', 'uploadWorker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  cpSync(fromRoot('server', 'src', 'database', 'migrations'), `${outDir}/migrations`, { recursive: true })
}
