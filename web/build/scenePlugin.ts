// A Vite plugin that provides the scenes of a brand, its drawings beside headings, as modules `virtual:scene/<name>`.
// A scene is part of the chunk of the screen that shows it.
import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { type BrandInCountry, findBrandFile } from './brandFiles.ts'

const prefix = 'virtual:scene/'

/** `sourceDir` is the absolute path of `web/src`. */
export const scenePlugin = (brand: BrandInCountry, sourceDir: string): Plugin => ({
  name: 'loan-scenes',
  enforce: 'pre',
  resolveId: (id) => {
    if (!id.startsWith(prefix)) return null
    const name = id.slice(prefix.length)
    const file = findBrandFile(brand, `scenes/${name}.tsx`, (path) => existsSync(`${sourceDir}/brands/${path}`))
    if (file === null) throw new Error(`${brand.brand} has no scene ${name}`)
    return `${sourceDir}/brands/${file}`
  },
})
