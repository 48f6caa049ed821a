import { newsPictureSize } from '@vigie/contract/news/news.pictures.rules.ts'
import sharp from 'sharp'

export type PictureUse = 'photo' | 'logo' | 'news'
export interface DrawInput {
  readonly bytes: Buffer
  readonly use: PictureUse
}
export interface Drawn {
  readonly mediaType: 'image/webp' | 'image/png'
  readonly bytes: Buffer
}

/** Points of a side: of a person, and of a logo as it stands on what is printed. */
const photoSide = 256
const logo = { width: 640, height: 320 }
/** What is let in has a million; nothing larger is unfolded. */
const mostPoints = 1024 * 1024

/** A picture drawn anew: nothing of what was sent is kept but its points, the right way up. */
export async function draw({ bytes, use }: DrawInput): Promise<Drawn> {
  const given = sharp(bytes, { limitInputPixels: mostPoints, failOn: 'error' }).autoOrient()
  if (use === 'photo') {
    const drawn = await given.resize(photoSide, photoSide, { fit: 'cover', withoutEnlargement: true }).webp({ quality: 82 }).toBuffer()
    return { mediaType: 'image/webp', bytes: drawn }
  }
  if (use === 'news') {
    const size = await given.metadata()
    // As wide as it is and no wider, in the shape of the room that it is shown in.
    const { width: most, height: tall } = newsPictureSize
    const width = Math.max(1, Math.min(most, size.autoOrient.width, Math.floor((size.autoOrient.height * most) / tall)))
    // What it lets through would be black in one theme and white in the other.
    const drawn = await given
      .flatten({ background: '#fff' })
      .resize(width, Math.max(1, Math.round((width * tall) / most)), { fit: 'cover' })
      .webp({ quality: 78 })
      .toBuffer()
    return { mediaType: 'image/webp', bytes: drawn }
  }
  // Mails and printed pages want a PNG; few logos have more than 256 colours, and those that do hardly show it.
  const drawn = await given
    .resize({ ...logo, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, quality: 95, effort: 7 })
    .toBuffer()
  return { mediaType: 'image/png', bytes: drawn }
}
