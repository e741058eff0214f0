// `npm run gallery`: shows every page and screen of every product, and the journey map of each product.
// `-- --sheets` writes sheets of pictures and checks each page with axe, `-- --picture` writes the
// picture of the README; both take the product that BRAND and COUNTRY select. PRODUCTS=tukan-pl,vireo-de names others.
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { products } from '@loan/domain/products/registry'
import { chooseProduct, findProducts } from './build/chooseProduct.ts'
import { galleryPath } from './gallery/galleryPage.ts'
import { readmePicture, sheetsFolder, writeContactSheets, writeReadmePicture } from './gallery/pictures.ts'
import { serveGallery } from './gallery/serveGallery.ts'
import { runCommandLine } from './process/runCommandLine.ts'
import { parseConfig } from '../server/src/config/config.ts'
import { CommandError } from './process/commandError.ts'

await runCommandLine(async () => {
  const flag = { type: 'boolean', default: false } as const
  const { sheets, picture } = parseArgs({ options: { sheets: flag, picture: flag } }).values
  const config = parseConfig(process.env)
  if (config.environment === 'production')
    throw new CommandError('The gallery does not run with ENVIRONMENT=production')
  const named = findProducts(process.env['PRODUCTS']?.split(',') ?? [])
  const [first = chooseProduct(config), ...others] =
    sheets || picture || named.length > 0 ? named : Object.values(products)
  const gallery = await serveGallery(config, [first, ...others])
  try {
    if (sheets) {
      const faults = await writeContactSheets(gallery.origin, [first, ...others])
      console.log(`Sheets in ${sheetsFolder}`)
      if (faults.length > 0) throw new CommandError(`axe or the opening found:\n${faults.join('\n')}`)
    } else if (picture) {
      await writeReadmePicture(gallery.origin, first)
      console.log(readmePicture)
    } else {
      console.log(`The gallery: ${gallery.origin}${galleryPath}`)
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
    }
  } finally {
    await gallery.stop()
  }
})
