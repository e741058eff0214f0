// `npm run gallery`: shows every page and screen of every product, and the journey map of each product. The option
// `--help` prints all options.
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { chooseProduct } from './build/chooseProduct.ts'
import { galleryPath } from './gallery/address.ts'
import { sheetsFolder, writeContactSheets } from './gallery/contactSheets.ts'
import { matches } from './gallery/entries.ts'
import { pictureFile, takeReadmePicture } from './gallery/readmePicture.ts'
import { readOrder, type Scope, usage } from './gallery/readOrder.ts'
import { serveAll } from './gallery/serveAll.ts'
import { picturesFolder, takePictures } from './gallery/takePictures.ts'
import { describeTraversedMap, readTraversedMaps } from './gallery/traversedEdges.ts'
import { orStop } from './process/orStop.ts'
import { readEnvironment } from './process/readEnvironment.ts'

const serve = async (chosen: readonly Product[]) => {
  const config = readEnvironment()
  if (config.environment === 'production') throw new Error('The gallery does not run with ENVIRONMENT=production')
  const gallery = await serveAll(config, chosen)
  // A terminal also sends Ctrl-C to the server. A second signal would interrupt its graceful shutdown.
  process.on('SIGINT', () => process.stdin.isTTY || gallery.stop())
  process.on('SIGTERM', gallery.stop)
  return gallery
}

const show = async (chosen: readonly Product[]): Promise<void> => {
  const gallery = await serve(chosen)
  console.log(`The gallery: ${gallery.origin}${galleryPath}`)
  process.exitCode = await gallery.ended
}

const build = async (scopes: readonly Scope[], search: string): Promise<void> => {
  const gallery = await serve(scopes.map(({ product }) => product))
  const start = performance.now()
  try {
    const { count, failed } = await takePictures(gallery.origin, scopes, (entry) => matches(entry, search))
    console.log(`${count} pictures in ${picturesFolder}, ${Math.round((performance.now() - start) / 1000)} s`)
    if (failed.length > 0) throw new Error(`These failed:\n${failed.join('\n')}`)
  } finally {
    gallery.stop()
    await gallery.ended
  }
}

const writeSheets = async (scopes: readonly Scope[]): Promise<void> => {
  const gallery = await serve(scopes.map(({ product }) => product))
  try {
    const faults = await writeContactSheets(gallery.origin, scopes)
    console.log(`Sheets in ${sheetsFolder}`)
    if (faults.length > 0) throw new Error(`axe or the opening found:\n${faults.join('\n')}`)
  } finally {
    gallery.stop()
    await gallery.ended
  }
}

const writePicture = async (product: Product): Promise<void> => {
  const gallery = await serve([product])
  try {
    await takeReadmePicture(gallery.origin, product)
    console.log(pictureFile)
  } finally {
    gallery.stop()
    await gallery.ended
  }
}

const reportMissingEdges = (): void => {
  const maps = readTraversedMaps()
  console.log(maps.map(describeTraversedMap).join('\n'))
  if (maps.some(({ missing }) => missing.length > 0)) process.exitCode = 1
}

await orStop(async () => {
  const order = readOrder({
    args: process.argv.slice(2),
    named: process.env['PRODUCTS'],
    all: Object.values(products),
    choose: () => chooseProduct(readEnvironment()),
  })
  switch (order.kind) {
    case 'help':
      console.log(usage)
      return
    case 'not-traversed':
      return reportMissingEdges()
    case 'show':
      return show(order.products)
    case 'picture':
      return writePicture(order.product)
    case 'sheets':
      return writeSheets(order.scopes)
    case 'build':
      return build(order.scopes, order.search)
  }
})
