// Builds the bare page with the bundler, the settings and the compression of the product.
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compress } from '../../web/build/buildWeb.ts'
import { basePath } from '../../web/build/viteConfig.ts'
import type { BareChains } from './barePage.ts'

/** Writes a folder that a server accepts as its WEB_DIR. `outDir` is an absolute path. */
export const buildBareReact = async (chains: BareChains, outDir: string): Promise<void> => {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: `${basePath}/`,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { bareChains: JSON.stringify(chains) },
    build: { outDir, emptyOutDir: true, modulePreload: false, cssCodeSplit: false, assetsInlineLimit: 0 },
  })
  // The server requires three documents. The bare page uses the same one for all of them.
  for (const name of ['shell.html', 'continue.html']) {
    copyFileSync(path.join(outDir, 'index.html'), path.join(outDir, name))
  }
  compress(outDir)
}
