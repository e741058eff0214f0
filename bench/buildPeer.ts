// Builds a peer, a page to compare the product with, by the bundler, the settings and the compression of the product.
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compress } from '../web/build/buildWeb.ts'
import { basePath } from '../web/build/viteConfig.ts'

export type PeerBuild = {
  /** Folder of the peer's `index.html`, in `bench`. */
  readonly name: 'bare-react' | 'conventional'
  /** Values of the global constants that the peer declares. */
  readonly constants: Readonly<Record<string, unknown>>
  /** An absolute path. */
  readonly outDir: string
}

/** Writes a folder that a server accepts as its WEB_DIR. */
export const buildPeer = async ({ name, constants, outDir }: PeerBuild): Promise<void> => {
  await build({
    configFile: false,
    root: fileURLToPath(new URL(name, import.meta.url)),
    base: `${basePath}/`,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    define: Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])),
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // The warning beyond 500 kB would interrupt the results.
      chunkSizeWarningLimit: 1000,
    },
  })
  // The server requires three documents. A peer uses the same one for all of them.
  for (const document of ['shell.html', 'continue.html']) {
    copyFileSync(path.join(outDir, 'index.html'), path.join(outDir, document))
  }
  await compress(outDir)
}
