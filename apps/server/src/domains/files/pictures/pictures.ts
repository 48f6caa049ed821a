import { randomBytes } from 'node:crypto'
import { photoTypeOf } from '@vigie/contract/auth/photo.rules.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { photoPath } from '../../../kit/photos.ts'
import type { DrawInput, Drawn, PictureUse } from './pictures.draw.ts'
import type { NewPicture } from './pictures.store.ts'

const job = new URL('./pictures.job.ts', import.meta.url)

export interface SentPicture {
  /** In base64. */
  readonly picture: string
  readonly use: PictureUse
  /** Bytes at the most, as it was sent. */
  readonly most: number
}

/** A picture as it is kept: drawn anew, under a new address. Refuses as `drawnPicture`. */
export async function newPicture(
  context: Pick<RequestContext, 'company' | 'installation' | 'now'>,
  sent: SentPicture,
): Promise<NewPicture> {
  const drawn = await drawnPicture(context, sent)
  const key = randomBytes(16).toString('base64url')
  return { ...drawn, key, url: photoPath(context.company.id, key), now: context.now }
}

/** A picture that was sent, drawn anew. Refuses what is none, or too large a one (UNSUPPORTED_MEDIA). */
export async function drawnPicture(
  { company, installation }: Pick<RequestContext, 'company' | 'installation'>,
  { picture, use, most }: SentPicture,
): Promise<Drawn> {
  const bytes = Buffer.from(picture, 'base64')
  // By what it says of itself, before anything unfolds it.
  if (photoTypeOf(bytes) === null || bytes.length > most) throw new Refusal('UNSUPPORTED_MEDIA')
  const input: DrawInput = { bytes, use }
  const drawn = (await installation.inspectionPool
    .run({ module: job, companyId: company.id, underWay: null, input }, () => {})
    .catch((error: unknown) => {
      throw error instanceof Refusal && error.code === 'TOO_LARGE' ? new Refusal('UNSUPPORTED_MEDIA') : error
    })) as Drawn
  return { mediaType: drawn.mediaType, bytes: Buffer.from(drawn.bytes) }
}
