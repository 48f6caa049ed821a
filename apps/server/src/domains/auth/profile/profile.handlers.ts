import { randomBytes } from 'node:crypto'
import { changePhoto, changeProfile, readProfile, removePhoto, type profile } from '@vigie/contract/auth/profile.ts'
import { photoBytes, photoTypeOf } from '@vigie/contract/auth/photo.rules.ts'
import { profileProblems } from '@vigie/contract/auth/profile.rules.ts'
import type { UserLanguage } from '@vigie/contract/auth/users.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import type * as z from 'zod/mini'
import { refuseFields } from '../../../kit/field-problems.ts'
import { handle } from '../../../kit/handle.ts'
import { photoPath } from '../../../kit/photos.ts'
import type { Session } from '../../../kit/session.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { deletePhoto, profileOf, savePhoto, saveProfile } from './profile.store.ts'

export const profileHandlers = [
  handle(readProfile, async (context) => ({ profile: await own(context) })),
  handle(changeProfile, async (context) => {
    const { input, db, session } = context
    const before = await own(context)
    const { firstName = before.firstName, lastName = before.lastName, phone = before.phone } = input
    if (before.isOfSheet) {
      // What stands on the sheet already may be sent along.
      const said = { firstName, lastName, phone }
      const foreign = (['firstName', 'lastName', 'phone'] as const).filter((field) => said[field] !== before[field])
      refuseFields(
        foreign.map((field) => ({ field, problem: 'profile.ofSheet' })),
        changeProfile.input,
      )
      await db.save(saveProfile(db, session.user.id, { language: input.language }))
    } else {
      // Who has no name yet may still choose a language.
      const isNameGiven = input.firstName !== undefined || input.lastName !== undefined || input.phone !== undefined
      if (isNameGiven) refuseFields(profileProblems({ firstName, lastName, phone }), changeProfile.input)
      await db.save(saveProfile(db, session.user.id, input))
    }
    return { profile: await own(context) }
  }),
  handle(changePhoto, async ({ input, db, session, company, now }) => {
    const bytes = Buffer.from(input.photo, 'base64')
    const mediaType = photoTypeOf(bytes)
    if (mediaType === null || bytes.length > photoBytes) throw new Refusal('UNSUPPORTED_MEDIA')
    const key = randomBytes(16).toString('base64url')
    const url = photoPath(company.id, key)
    await db.batch(...savePhoto(db, session.user.id, { key, url, mediaType, bytes, now }))
    return { photoUrl: url }
  }),
  handle(removePhoto, async ({ db, session }) => {
    await db.batch(...deletePhoto(db, session.user.id))
    return { success: true }
  }),
]

async function own({ db, session }: { readonly db: Db; readonly session: Session }): Promise<z.output<typeof profile>> {
  const row = await db.one(profileOf(db, session.user.id))
  requires(row, 'NOT_FOUND')
  return { ...row, language: row.language as UserLanguage }
}
