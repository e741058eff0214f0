// `npm run gallery`: shows every page and screen of every product, and the journey map of each product. The option
// `--help` prints all options.
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { chooseProduct } from './build/chooseProduct.ts'
import { galleryPath } from './gallery/address.ts'
import { matches } from './gallery/entries.ts'
import { readOrder, type Scope, usage } from './gallery/readOrder.ts'
import { serveAll } from './gallery/serveAll.ts'
import { picturesFolder, takePictures } from './gallery/takePictures.ts'
import { describeWalkedMap, readWalkedMaps } from './gallery/walkedEdges.ts'
import { orStop } from './process/orStop.ts'
import { readEnvironment } from './process/readEnvironment.ts'

const serve = async (wanted: readonly Product[]) => {
  const config = readEnvironment()
  if (config.environment === 'production') throw new Error('The gallery does not run with ENVIRONMENT=production')
  const gallery = await serveAll(config, wanted)
  // A terminal also sends Ctrl-C to the server. A second signal would interrupt its graceful shutdown.
  process.on('SIGINT', () => process.stdin.isTTY || gallery.stop())
  process.on('SIGTERM', gallery.stop)
  return gallery
}

const show = async (wanted: readonly Product[]): Promise<void> => {
  const gallery = await serve(wanted)
  console.log(`The gallery: ${gallery.origin}${galleryPath}`)
  process.exitCode = await gallery.ended
}

const build = async (scopes: readonly Scope[], search: string): Promise<void> => {
  const gallery = await serve(scopes.map(({ product }) => product))
  const start = performance.now()
  try {
    const { taken, wrong, withoutErrors } = await takePictures(gallery.origin, scopes, (entry) =>
      matches(entry, search),
    )
    console.log(`${taken} pictures in ${picturesFolder}, ${Math.round((performance.now() - start) / 1000)} s`)
    if (withoutErrors.length > 0) console.log(`These showed no validation error:\n${withoutErrors.join('\n')}`)
    if (wrong.length > 0) throw new Error(`These failed:\n${wrong.join('\n')}`)
  } finally {
    gallery.stop()
    await gallery.ended
  }
}

const reportNotWalked = (): void => {
  const maps = readWalkedMaps()
  console.log(maps.map(describeWalkedMap).join('\n'))
  if (maps.some(({ left }) => left.length > 0)) process.exitCode = 1
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
    case 'not-walked':
      return reportNotWalked()
    case 'show':
      return show(order.products)
    case 'build':
      return build(order.scopes, order.search)
  }
})
