import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Held, Inside } from './inspect.held.ts'
import { isClosed, isProgram } from './inspect.name.rules.ts'
import { lookInOle } from './inspect.ole.ts'
import { lookAtRtf } from './inspect.texts.ts'
import { lookAtZip } from './inspect.zip.ts'
import { isZip } from './zip.entries.ts'

/** Bytes that a file may unfold to, with all that lies in it; its entries; archives in archives. */
const mostUnfolded = 400 * 1024 * 1024
const mostEntries = 10_000
const deepest = 3

/** How archives begin that cannot be looked into: RAR, 7z, gzip, bzip2, xz, a cabinet, zstd, lzip, compress; and what lies behind. */
const closed = [
  'Rar!',
  '7z\u00bc\u00af',
  '\u001f\u008b\u0008',
  'BZh',
  '\u00fd7zXZ',
  'MSCF',
  '\u0028\u00b5\u002f\u00fd',
  'LZIP',
  '\u001f\u009d',
]
/** A tape, and a disk, say further on what they are. */
const later = [
  ['ustar', 257],
  ['CD001', 32_769],
] as const
/** How programs begin, under whatever name: Windows, Linux. */
const programs = ['MZ', '\u007fELF']

/** Looks at what lies in a file as at a file of its own, but for what is only kept and never shown. */
export function insideOf(left = { bytes: mostUnfolded, entries: mostEntries }, depth = 1): Inside {
  const deeper = ({ bytes, size }: Held): Inside => {
    if (size > bytes.length || depth >= deepest) throw new Refusal('FILE_SWELLS')
    return insideOf(left, depth + 1)
  }
  return {
    left,
    async look(held) {
      const { name, bytes } = held
      const begins = (mark: string, at = 0) => bytes.subarray(at, at + mark.length).toString('latin1') === mark
      if (isProgram(name) || programs.some((mark) => begins(mark))) throw new Refusal('FILE_UNSAFE')
      if (begins('PK\u0003\u0004')) await lookAtZip(bytes, deeper(held))
      else if (begins('%PDF-')) await (await import('./inspect.pdf.ts')).lookAtPdf(bytes, deeper(held))
      else if (begins('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) lookInOle(bytes)
      else if (begins('{\\rt')) lookAtRtf(bytes)
      // An archive that begins as none, and is opened as one by its end.
      else if (isClosed(name) || closed.some((mark) => begins(mark)) || later.some(([mark, at]) => begins(mark, at)) || isZip(bytes))
        throw new Refusal('FILE_SWELLS')
    },
  }
}
