// Writes the content of a document as a tagged PDF (PDF/UA): language, title, headings and table headers, with embedded
// fonts. It takes a second or more for a long plan, so it runs in a worker thread (documentWriter.ts).
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import PdfKit from 'pdfkit'
import type { DocumentContent, DocumentTable } from './documentContent.ts'

/**
 * SIL Open Font License 1.1. It has the letters of every locale, Greek and Cyrillic letters for names, and the signs ₱
 * and ₫.
 */
const fontFolder = '@expo-google-fonts/noto-sans'
const { resolve } = createRequire(import.meta.url)
const loadFont = (file: string): Promise<Buffer> => readFile(resolve(`${fontFolder}/${file}`))

const sizes = { text: 9, table: 8, heading: 12, title: 18 } as const
const gaps = { text: 6, section: 12 } as const
const margin = 48
const lineColor = '#c8ccd0'
const ink = '#1b1f23'
const quietInk = '#4f565e'
const labelWidth = 170

type Doc = PDFKit.PDFDocument
type Parent = PDFKit.PDFStructureElement

const styles = {
  H1: { font: 'bold', size: sizes.title },
  H2: { font: 'bold', size: sizes.heading },
  P: { font: 'regular', size: sizes.text },
} as const

const writeText = (doc: Doc, parent: Parent, structType: keyof typeof styles, text: string): void => {
  const { font, size } = styles[structType]
  doc.font(font).fontSize(size).fillColor(ink)
  doc.text(text, margin, doc.y, { structParent: parent, structType })
  doc.y += gaps.text
}

type Scope = 'Row' | 'Column'

type CellLooks = { readonly isRightAligned?: boolean; readonly isBold?: boolean; readonly isQuiet?: boolean }

const buildCell = (
  text: string,
  scope: Scope | null,
  { isRightAligned, isQuiet, isBold = scope !== null }: CellLooks = {},
) => ({
  text,
  textColor: isQuiet ? quietInk : ink,
  border: { top: 0, right: 0, bottom: 0.5, left: 0 },
  borderColor: lineColor,
  padding: { top: 4, right: isRightAligned ? 0 : 8, bottom: 4, left: isRightAligned ? 4 : 0 },
  align: { x: isRightAligned ? ('right' as const) : ('left' as const) },
  font: { src: isBold ? 'bold' : 'regular', size: sizes.table },
  type: scope === null ? ('TD' as const) : ('TH' as const),
  ...(scope !== null && { scope }),
})

const writeTable = (
  doc: Doc,
  structParent: Parent,
  data: readonly (readonly ReturnType<typeof buildCell>[])[],
  columnStyles: readonly (string | number)[],
): void => {
  doc.font('regular').fontSize(sizes.table)
  // The types of pdfkit lack `structParent`, which tags the table.
  const options = {
    structParent,
    position: { x: margin, y: doc.y },
    data: data.map((row) => [...row]),
    columnStyles: [...columnStyles],
  }
  doc.table(options)
  doc.x = margin
}

const buildPlanRows = ({ columns, rows, totals }: DocumentTable) => {
  const isRightAligned = (index: number): boolean => index > 1
  return [
    columns.map((text, index) =>
      buildCell(text, 'Column', { isRightAligned: isRightAligned(index), isBold: false, isQuiet: true }),
    ),
    ...rows.map((row) =>
      row.map((text, index) => buildCell(text, index === 0 ? 'Row' : null, { isRightAligned: isRightAligned(index) })),
    ),
    totals.map((text, index) => buildCell(text, text === '' ? null : 'Row', { isRightAligned: isRightAligned(index) })),
  ]
}

/** A figure, a date or a name stands out; a sentence is only read. */
const isFigure = (value: string): boolean => value.length <= 40 && !/[.:;] |\n/u.test(value)

type Corner = 'Top' | 'Bottom'

/** Writes into a margin, outside the reading order. */
const writeInMargin = (doc: Doc, corner: Corner, text: string): void => {
  const isTop = corner === 'Top'
  doc.markContent('Artifact', { type: 'Pagination', attached: [corner] })
  doc
    .font(isTop ? 'bold' : 'regular')
    .fontSize(sizes.table)
    .fillColor(quietInk)
  const options = { align: isTop ? 'left' : 'right', width: doc.page.width - 2 * margin, lineBreak: false } as const
  doc.text(text, margin, isTop ? 24 : doc.page.height - 32, options)
  doc.endMarkedContent()
}

/** Each page has its number and the name of the lender. */
const writeMargins = (doc: Doc, { author }: DocumentContent): void => {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    doc.page.margins = { ...doc.page.margins, top: 0, bottom: 0 }
    writeInMargin(doc, 'Top', author)
    writeInMargin(doc, 'Bottom', `${index + 1} / ${count}`)
  }
}

const writeContent = (doc: Doc, { title, introduction, sections }: DocumentContent): void => {
  const root = doc.struct('Document')
  doc.addStructure(root)
  writeText(doc, root, 'H1', title)
  for (const paragraph of introduction) writeText(doc, root, 'P', paragraph)
  for (const { heading, details, table } of sections) {
    const section = doc.struct('Sect')
    root.add(section)
    // A plan that begins on its own page is easier to keep than one that is split after its first rows.
    if (table !== undefined) doc.addPage()
    doc.y += gaps.section
    writeText(doc, section, 'H2', heading)
    const detailRows = details.map(([label, value]) => [
      buildCell(label, 'Row', { isBold: false, isQuiet: true }),
      buildCell(value, null, { isBold: isFigure(value) }),
    ])
    if (detailRows.length > 0) writeTable(doc, section, detailRows, [labelWidth, '*'])
    if (table !== undefined) writeTable(doc, section, buildPlanRows(table), [28, 92, '*', '*', '*', '*', '*'])
    section.end()
  }
  root.end()
}

/** The types of pdfkit do not know this value of `subset`. */
const universalAccess: object = { subset: 'PDF/UA' }

export const writeDocument = async (content: DocumentContent): Promise<Uint8Array> => {
  const fonts = await Promise.all([
    loadFont('400Regular/NotoSans_400Regular.ttf'),
    loadFont('700Bold/NotoSans_700Bold.ttf'),
  ])
  const doc = new PdfKit({
    size: 'A4',
    margin,
    bufferPages: true,
    pdfVersion: '1.7',
    ...universalAccess,
    tagged: true,
    lang: content.language,
    displayTitle: true,
    info: { Title: content.title, Author: content.author, CreationDate: new Date(content.createdAt) },
    font: '',
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => void chunks.push(chunk))
  const ended = new Promise<void>((done, fail) => doc.on('end', done).on('error', fail))
  doc.registerFont('regular', fonts[0]).registerFont('bold', fonts[1])
  writeContent(doc, content)
  writeMargins(doc, content)
  doc.end()
  await ended
  return Uint8Array.from(Buffer.concat(chunks))
}
