// Builds the font files of each brand from packages of open-licence fonts: the characters and weights that the
// brand's font.css declares. Returns them by file, with the licence beside them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'
import * as v from 'valibot'
import { fromRoot } from './process/root.ts'

const brandsFolder = 'web/src/brands'

/**
 * The name of the package below `@fontsource-variable`. Only fonts under the Open Font License may be cut and served.
 */
const sourceSchema = v.object({ font: v.string(), licence: v.literal('OFL-1.1') })

/**
 * OpenType features that the page's texts need: kerning, marks on letters, Romanian letters, figures of equal width.
 */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'] as const

/** Copyright, licence and its address: the licence asks for them in each copy. */
const licenceNames = [0, 13, 14] as const

export type FontFace = {
  /** Relative to font.css. */
  readonly file: string
  readonly weights: { readonly min: number; readonly max: number }
  readonly characters: string
}

const readDescriptor = (face: string, name: string): string =>
  new RegExp(`\\b${name}:\\s*(?<value>[^;]+);`, 'u').exec(face)?.groups?.['value'] ?? ''

/** The characters of `U+20-7E, U+A0`. */
const parseRange = (range: string): string =>
  [...range.matchAll(/U\+(?<first>[\dA-F]+)(?:-(?<last>[\dA-F]+))?/gu)]
    .map(({ groups }) => {
      const first = Number.parseInt(groups?.['first'] ?? '', 16)
      const last = Number.parseInt(groups?.['last'] ?? groups?.['first'] ?? '', 16)
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
    })
    .join('')

/** The faces of a style sheet that load a file. Fallbacks from the device load none. */
export const parseFontFaces = (css: string): readonly FontFace[] =>
  [...css.matchAll(/@font-face\s*\{(?<face>[^}]*)\}/gu)].flatMap(({ groups }) => {
    const face = groups?.['face'] ?? ''
    const file = /url\('(?<file>[^']+)'\)/u.exec(face)?.groups?.['file']
    const [min = 400, max = min] = readDescriptor(face, 'font-weight').split(' ').map(Number)
    if (file === undefined) return []
    return [{ file, weights: { min, max }, characters: parseRange(readDescriptor(face, 'unicode-range')) }]
  })

const buildFile = (packageFolder: string, font: string, { file, weights, characters }: FontFace): Promise<Buffer> =>
  subsetFont(
    readFileSync(path.join(packageFolder, 'files', `${font}-${path.basename(file, '.woff2')}-wght-normal.woff2`)),
    characters,
    {
      targetFormat: 'woff2',
      keepFeatures: features,
      preserveNameIds: licenceNames,
      variationAxes: { wght: { ...weights, default: weights.min } },
    },
  )

const buildBrandFonts = async (folder: string): Promise<readonly (readonly [file: string, content: Buffer])[]> => {
  const { font } = v.parse(sourceSchema, JSON.parse(readFileSync(fromRoot(folder, 'fonts/source.json'), 'utf8')))
  const packageFolder = fromRoot('node_modules/@fontsource-variable', font)
  const faces = parseFontFaces(readFileSync(fromRoot(folder, 'font.css'), 'utf8'))
  return [
    [`${folder}/fonts/OFL.txt`, readFileSync(path.join(packageFolder, 'LICENSE'))],
    ...(await Promise.all(
      faces.map(async (face) => [path.join(folder, face.file), await buildFile(packageFolder, font, face)] as const),
    )),
  ]
}

/** Contents by file, for every brand that has its own font. */
export const buildFonts = async (): Promise<Readonly<Record<string, Buffer>>> => {
  const folders = readdirSync(fromRoot(brandsFolder))
    .map((brand) => `${brandsFolder}/${brand}`)
    .filter((folder) => existsSync(fromRoot(folder, 'fonts/source.json')))
  return Object.fromEntries((await Promise.all(folders.map(buildBrandFonts))).flat())
}
