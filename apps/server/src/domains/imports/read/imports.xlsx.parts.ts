import type { Budget } from './imports.limits.ts'
import { formatsOf, type CellFormat } from './imports.xlsx.formats.ts'
import { textsOf } from './imports.xlsx.texts.ts'
import { attributesOf, readXml } from './imports.xml.ts'
import { contentOf, entriesOf, type ZipEntry } from './imports.zip.ts'

/** What leads to the first sheet of a workbook, and what its cells refer to. */
export interface Workbook {
  readonly sheet: AsyncIterable<Uint8Array>
  readonly texts: readonly string[]
  /** By the number of a style. */
  readonly formats: readonly CellFormat[]
  /** Days are counted from 1904, as on an old Macintosh. */
  readonly is1904: boolean
}

/** A part that only describes the workbook: real ones have a few kilobytes, styles that grew for years a few megabytes. */
const longestDescription = 32 * 1024 * 1024

/** Opens a workbook (ECMA-376, part 1, sections 12 and 18). Throws when it is none. */
export async function openWorkbook(archive: Buffer, file: string, budget: Budget): Promise<Workbook> {
  const entries = entriesOf(archive)
  const spend = (count: number) => budget.bytes(file, count)
  const described = (path: string) => {
    let length = 0
    return contentOf(entryAt(entries, path), (count) => {
      if ((length += count) > longestDescription) throw new Error('a description without end')
      spend(count)
    })
  }
  const [book] = await targetsOf(described('_rels/.rels'), '', 'officeDocument')
  if (!book) throw new Error('no workbook')
  const { sheetId, is1904 } = await sheetOf(described(book.path))
  const folder = book.path.slice(0, book.path.lastIndexOf('/') + 1)
  const targets = await targetsOf(
    described(`${folder}_rels/${book.path.slice(folder.length)}.rels`),
    folder,
    'worksheet|sharedStrings|styles',
  )
  const sheet = targets.find(({ id }) => id === sheetId)
  if (!sheet) throw new Error('no sheet')
  const pathOf = (type: string) => targets.find((one) => one.type === type && entries.has(one.path))?.path
  const [texts, styles] = [pathOf('sharedStrings'), pathOf('styles')]
  return {
    is1904,
    formats: styles === undefined ? [] : await formatsOf(described(styles)),
    texts: texts === undefined ? [] : await textsOf(contentOf(entryAt(entries, texts), spend), file, budget),
    sheet: contentOf(entryAt(entries, sheet.path), spend),
  }
}

function entryAt(entries: ReadonlyMap<string, ZipEntry>, path: string): ZipEntry {
  const entry = entries.get(path)
  if (!entry) throw new Error(`no ${path}`)
  return entry
}

interface Target {
  readonly id: string
  readonly type: string
  readonly path: string
}

/** The parts that a part names, of some types. */
async function targetsOf(content: AsyncIterable<Uint8Array>, folder: string, types: string): Promise<Target[]> {
  const wanted = new RegExp(`/(${types})$`)
  const targets: Target[] = []
  await readXml(content, {
    open(name, tag) {
      const { Id: id, Type: type, Target: target } = name === 'Relationship' ? attributesOf(tag) : {}
      const kind = wanted.exec(type ?? '')?.[1]
      if (id !== undefined && kind !== undefined && target !== undefined) targets.push({ id, type: kind, path: pathTo(folder, target) })
    },
  })
  return targets
}

/** A target as a path of the archive: from its root, or from the folder of the part that names it. */
const pathTo = (folder: string, target: string) => decodeURI(new URL(target, `zip:///${folder}`).pathname).slice(1)

/** The first sheet of the workbook. */
async function sheetOf(content: AsyncIterable<Uint8Array>): Promise<{ sheetId: string; is1904: boolean }> {
  let sheetId: string | undefined
  let is1904 = false
  await readXml(content, {
    open(name, tag) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributesOf(tag)['date1904'] ?? '')
      if (name !== 'sheet' || sheetId !== undefined) return
      sheetId = Object.entries(attributesOf(tag)).find(([attribute]) => /:id$/i.test(attribute))?.[1]
    },
  })
  if (sheetId === undefined) throw new Error('no sheet')
  return { sheetId, is1904 }
}
