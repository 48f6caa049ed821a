import { constants, createDeflateRaw, crc32, createGzip, type Gzip, type DeflateRaw } from 'node:zlib'

/** What swells to so many bytes when it is unpacked: it is packed piece by piece, so that its maker does not swell. */
async function packedSpaces(packer: Gzip | DeflateRaw, bytes: number, first: string, last: string) {
  const pieces: Buffer[] = []
  packer.on('data', (piece: Buffer) => pieces.push(piece))
  const ended = new Promise((resolve) => packer.once('end', resolve))
  const spaces = Buffer.alloc(4 * 1024 * 1024, ' ')
  let crc = crc32(first)
  let size = Buffer.byteLength(first)
  packer.write(first)
  for (let written = 0; written < bytes; written += spaces.length) {
    crc = crc32(spaces, crc)
    size += spaces.length
    if (!packer.write(spaces)) await new Promise((resolve) => packer.once('drain', resolve))
  }
  packer.end(last)
  await ended
  return { packed: Buffer.concat(pieces), size: size + Buffer.byteLength(last), crc: crc32(last, crc) }
}

const level = constants.Z_BEST_SPEED

/** The sheet of a workbook, mostly spaces. */
export const swellingSheet = (bytes: number) =>
  packedSpaces(
    createDeflateRaw({ level }),
    bytes,
    '<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>',
    '</t></is></c></row></sheetData></worksheet>',
  )

/** JSON, packed as gzip. */
export const swellingJson = async (bytes: number): Promise<Buffer> => (await packedSpaces(createGzip({ level }), bytes, '{', '}')).packed
