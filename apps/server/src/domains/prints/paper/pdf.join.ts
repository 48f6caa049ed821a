import { createHash } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'

/** One PDF of several, written to the disk as they come: what is held of it meanwhile are the places of its objects. */
export interface JoinedPdf {
  /** Appends the pages of one that our compiler has made. */
  add(pdf: Buffer): void
  /** Its whole length, its digest and its pages. */
  end(): { readonly bytes: number; readonly sha256: Buffer; readonly pages: number }
  /** The file is closed, whole or not. */
  close(): void
}

/** The first numbers are those of the whole: the catalogue, the list of its pages, what it is called. */
const [catalogue, pageList, info, firstFree] = [1, 2, 3, 4] as const

/** Texts of any script, as PDF writes them: UTF-16 in hexadecimal. */
const textOf = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`

export function joinPdfs(path: string, title: string): JoinedPdf {
  const file = openSync(path, 'w', 0o600)
  const hash = createHash('sha256')
  let at = 0
  const write = (bytes: Buffer | string) => {
    const buffer = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
    for (let done = 0; done < buffer.length;) done += writeSync(file, buffer, done)
    hash.update(buffer)
    at += buffer.length
  }
  const places = new Map<number, number>()
  const begin = (number: number) => void places.set(number, at)
  const kids: number[] = []
  let next: number = firstFree
  write('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  return {
    add(pdf) {
      const { objects, pages } = readPdf(pdf)
      const numbers = new Map<number, number>(objects.map(({ number }) => [number, next++]))
      const renumbered = (dictionary: string, isPage: boolean) =>
        (isPage ? dictionary.replace(/\/Parent \d+ 0 R/, `/Parent ${pageList} 0 R`) : dictionary).replace(
          /(\/Parent )?\b(\d+) 0 R\b/g,
          (whole, parent: string | undefined, number: string) =>
            parent !== undefined && isPage ? whole : `${parent ?? ''}${numbers.get(Number(number)) ?? 0} 0 R`,
        )
      const isPage = new Set(pages)
      for (const { number, dictionary, rest } of objects) {
        const own = numbers.get(number)!
        begin(own)
        write(`${own} 0 obj\n${renumbered(dictionary, isPage.has(number))}`)
        write(rest)
        write('\n')
      }
      kids.push(...pages.map((page) => numbers.get(page)!))
    },
    end() {
      const whole = (number: number, dictionary: string) => {
        begin(number)
        write(`${number} 0 obj\n${dictionary}\nendobj\n`)
      }
      whole(catalogue, `<< /Type /Catalog /Pages ${pageList} 0 R >>`)
      whole(pageList, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`)
      whole(info, `<< /Title ${textOf(title)} /Producer ${textOf('Vigie')} >>`)
      const table = at
      write(`xref\n0 ${next}\n0000000000 65535 f \n`)
      for (let number = 1; number < next; number++) write(`${String(places.get(number)!).padStart(10, '0')} 00000 n \n`)
      write(`trailer\n<< /Size ${next} /Root ${catalogue} 0 R /Info ${info} 0 R >>\nstartxref\n${table}\n%%EOF\n`)
      return { bytes: at, sha256: hash.digest(), pages: kids.length }
    },
    close: () => closeSync(file),
  }
}

interface PdfObject {
  readonly number: number
  /** What stands before its bytes, if it has any. */
  readonly dictionary: string
  /** From `stream` or `endobj` on, as it is. */
  readonly rest: Buffer
}

/**
 * The objects of a PDF that our compiler has made, but for those that say what the whole is; and the numbers of its pages in their
 * order. It writes them one by one behind a plain table of places (PDF 1.7, without packed objects): anything else is a fault.
 */
function readPdf(pdf: Buffer): { readonly objects: readonly PdfObject[]; readonly pages: readonly number[] } {
  const end = pdf.subarray(-1024).toString('latin1')
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1])
  const text = pdf.subarray(table).toString('latin1')
  const [head, count] = /^xref\s+0 (\d+)\s+/.exec(text) ?? []
  if (head === undefined) throw new Error('the compiler writes PDFs in another way')
  const entry = (number: number) => text.slice(head.length + number * 20, head.length + number * 20 + 20)
  const starts = Array.from({ length: Number(count) }, (_, number) => ({ number, line: entry(number) }))
    .filter(({ line }) => line[17] === 'n')
    .map(({ number, line }) => ({ number, start: Number(line.slice(0, 10)) }))
    .toSorted((one, other) => one.start - other.start)
  const all = starts.map(({ number, start }, at) => objectOf(number, pdf.subarray(start, starts[at + 1]?.start ?? table)))
  const byNumber = new Map(all.map((object) => [object.number, object]))
  const root = /\/Root (\d+) 0 R/.exec(text)?.[1]
  const about = Number(/\/Info (\d+) 0 R/.exec(text)?.[1])
  const first = /\/Pages (\d+) 0 R/.exec(byNumber.get(Number(root))?.dictionary ?? '')?.[1]
  const pagesBelow = (number: number): number[] => {
    const { dictionary } = byNumber.get(number)!
    if (!/\/Type \/Pages\b/.test(dictionary)) return [number]
    const kids = /\/Kids \[([^\]]*)\]/.exec(dictionary)?.[1] ?? ''
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesBelow(Number(kid)))
  }
  const ofWhole = ({ number, dictionary }: PdfObject) => number === about || /\/Type \/(Catalog|Pages|Metadata)\b/.test(dictionary)
  return { objects: all.filter((object) => !ofWhole(object)), pages: pagesBelow(Number(first)) }
}

function objectOf(number: number, bytes: Buffer): PdfObject {
  const begins = `${number} 0 obj\n`
  const stream = bytes.indexOf('\nstream\n')
  const ends = stream === -1 ? bytes.lastIndexOf('endobj') : stream + 1
  if (ends === -1 || bytes.subarray(0, begins.length).toString('latin1') !== begins)
    throw new Error('the compiler writes PDFs in another way')
  const closes = bytes.lastIndexOf('endobj') + 'endobj'.length
  return { number, dictionary: bytes.subarray(begins.length, ends).toString('latin1'), rest: bytes.subarray(ends, closes) }
}
