// `npm run gallery`: every page and screen of every product to look at, and the map of each product's journey.
// `npm run gallery -- --build` takes pictures of them all into dist/gallery; words after it choose which ones (`errors
// income`). `npm run gallery -- --not-walked` lists the steps of the maps that no browser test has walked since
// test-results was emptied. `PRODUCTS=tukan-pl,vireo-de` leaves the other products out.
import { products } from '@loan/domain/products/registry'
import { galleryPath } from './gallery/address.ts'
import { matches } from './gallery/entries.ts'
import { serveAll } from './gallery/serveAll.ts'
import { picturesFolder, takePictures } from './gallery/takePictures.ts'
import { describeWalkedMap, readWalkedMaps } from './gallery/walkedEdges.ts'
import { orStop } from './process/orStop.ts'
import { readEnvironment } from './process/readEnvironment.ts'

const isWanted = (id: string): boolean => process.env['PRODUCTS']?.split(',').includes(id) ?? true

const wanted = Object.values(products).filter(({ id }) => isWanted(id))

const serve = async () => {
  const config = readEnvironment()
  if (config.environment === 'production') throw new Error('The gallery is for looking, not for production')
  const gallery = await serveAll(config, wanted)
  // A terminal sends Ctrl-C to the server by itself; a second one would cut its orderly end short.
  process.on('SIGINT', () => process.stdin.isTTY || gallery.stop())
  process.on('SIGTERM', gallery.stop)
  return gallery
}

const show = async (): Promise<void> => {
  const gallery = await serve()
  console.log(`The gallery: ${gallery.origin}${galleryPath}`)
  process.exitCode = await gallery.ended
}

const build = async (search: string): Promise<void> => {
  const gallery = await serve()
  try {
    const { taken, wrong } = await takePictures(gallery.origin, wanted, (entry) => matches(entry, search))
    console.log(`${taken} pictures in ${picturesFolder}`)
    if (wrong.length > 0) throw new Error(`These did not come as they should:\n${wrong.join('\n')}`)
  } finally {
    gallery.stop()
    await gallery.ended
  }
}

await orStop(async () => {
  const [how, ...words] = process.argv.slice(2)
  if (how === '--not-walked') {
    const maps = await readWalkedMaps()
    console.log(maps.map(describeWalkedMap).join('\n'))
    if (maps.some(({ left }) => left.length > 0)) process.exitCode = 1
  } else await (how === '--build' ? build(words.join(' ')) : show())
})
