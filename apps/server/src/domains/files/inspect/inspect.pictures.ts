import { stat } from 'node:fs/promises'
import type { FileKind } from '@vigie/contract/files/files.kinds.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import sharp from 'sharp'

/** Points of a picture at the most, as a phone's best camera makes them: a browser takes four bytes for each. */
const mostPoints = 120_000_000
/** The same of all pictures of one that moves. */
const mostMovingPoints = 1_000_000_000
/** The longer side of a thumbnail, in points: of a row on the sharpest screen, and of a card. */
const thumbnailSide = 320

const kinds = { png: 'png', jpeg: 'jpg', gif: 'gif', webp: 'webp' } as const
const isKind = (format: string | undefined): format is keyof typeof kinds => format !== undefined && Object.hasOwn(kinds, format)
/** The kind of a picture. Refuses one of more points than a browser can show; nothing is drawn for that. */
export async function lookAtPicture(bytes: Buffer): Promise<FileKind> {
  const {
    format,
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal('FILE_TYPE')
    })
  if (!isKind(format)) throw new Refusal('FILE_TYPE')
  const points = Math.max(width * height, screenOf(format, bytes))
  if (points > mostPoints || points * Math.max(pages, framesOf(format, bytes)) > mostMovingPoints) throw new Refusal('FILE_SWELLS')
  return kinds[format]
}

/** Points of the surface that a GIF says it is drawn on: browsers make room for it, however small its pictures are. */
const screenOf = (format: string, bytes: Buffer): number => (format === 'gif' ? bytes.readUInt16LE(6) * bytes.readUInt16LE(8) : 0)

/** How many pictures a PNG that moves says it has, before the first of them: the library that draws counts one. */
function framesOf(format: string, bytes: Buffer): number {
  const head = format === 'png' ? bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))) : bytes.subarray(0, 0)
  const at = head.indexOf('acTL')
  return at < 0 || at + 8 > head.length ? 1 : head.readUInt32BE(at + 4)
}

/** Of all files only these have one (coverage 5.040). It lies beside the file, drawn the right way up. */
export async function drawThumbnail(kind: FileKind, path: string): Promise<{ path: string; bytes: number } | null> {
  if (kind !== 'png' && kind !== 'jpg' && kind !== 'gif') return null
  const to = `${path}.thumbnail`
  await sharp(path, { limitInputPixels: mostPoints, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toFile(to)
  return { path: to, bytes: (await stat(to)).size }
}
