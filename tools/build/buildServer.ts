// Bundles the server into one file for Node and one for each kind of worker thread. npm packages are not bundled; Node
// loads them from node_modules.
import { cpSync } from 'node:fs'
import { build } from 'vite'
import { fromRoot } from '../process/root.ts'

/**
 * Writes `main.js`, `rotateKeys.js`, `uploadWorker.js`, `documentWorker.js`, the chunks they share with source maps,
 * and the database migrations into `outDir` (absolute).
 */
export const buildServer = async (outDir: string): Promise<void> => {
  await build({
    configFile: false,
    root: fromRoot(),
    logLevel: 'warn',
    ssr: {
      target: 'node',
      // npm may install drizzle-orm only in the folder of the server package, where a file in dist/ does not find it.
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
          rotateKeys: fromRoot('server', 'src', 'rotateKeys.ts'),
          uploadWorker: fromRoot('server', 'src', 'uploads', 'uploadWorker.ts'),
          documentWorker: fromRoot('server', 'src', 'documents', 'documentWorker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  cpSync(fromRoot('server', 'src', 'database', 'migrations'), `${outDir}/migrations`, { recursive: true })
}
