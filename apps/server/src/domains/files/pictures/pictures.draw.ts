import sharp from 'sharp'

export type PictureUse = 'photo' | 'logo'
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
  // Mails and printed pages want a PNG; few logos have more than 256 colours, and those that do hardly show it.
  const drawn = await given
    .resize({ ...logo, fit: 'inside', withoutEnlargement: true })
    .png({ palette: true, quality: 95, effort: 7 })
    .toBuffer()
  return { mediaType: 'image/png', bytes: drawn }
}
