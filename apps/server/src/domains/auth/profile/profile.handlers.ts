import { role } from '@vigie/contract/access.ts'
import { agentChanged } from '@vigie/contract/agents/agents.ts'
import { changePhoto, changeProfile, readProfile, removePhoto, type profile } from '@vigie/contract/auth/profile.ts'
import { photoBytes } from '@vigie/contract/auth/photo.rules.ts'
import { profileProblems } from '@vigie/contract/auth/profile.rules.ts'
import type { UserLanguage } from '@vigie/contract/auth/users.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import type * as z from 'zod/mini'
import { audience } from '../../../kit/audience.ts'
import { refuseFields } from '../../../kit/field-problems.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import type { Session } from '../../../kit/session.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { newPicture } from '../../files/pictures/pictures.ts'
import { agentPictured, deletePicture, savePicture, type Pictured } from '../../files/pictures/pictures.store.ts'
import { profileOf, saveProfile } from './profile.store.ts'

export const handlers = [
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
  handle(changePhoto, async (context) => {
    const { input, db } = context
    const picture = await newPicture(context, { picture: input.photo, use: 'photo', most: photoBytes })
    await db.batch(...savePicture(db, pictured(context), picture))
    await tellOfSheet(context)
    return { photoUrl: picture.url }
  }),
  handle(removePhoto, async (context) => {
    const { db } = context
    await db.batch(...deletePicture(db, pictured(context)))
    await tellOfSheet(context)
    return { success: true }
  }),
]

/** An agent's picture is that of its sheet. */
const pictured = ({ session: { user } }: Pick<RequestContext<typeof changePhoto>, 'session'>): Pictured =>
  user.role === role.agent && user.agentId !== null ? { agentId: user.agentId } : { userId: user.id }

async function tellOfSheet(context: Pick<RequestContext<typeof changePhoto>, 'session' | 'db' | 'company' | 'emit'>): Promise<void> {
  const { db, company, emit } = context
  const whose = pictured(context)
  if (whose === 'company' || !('agentId' in whose)) return
  const agent = await db.one(agentPictured(db, whose.agentId))
  emit(agentChanged, { agentId: whose.agentId }, audience.ofAgent(company.id, whose.agentId, agent?.partnerId ?? null))
}

async function own({ db, session }: { readonly db: Db; readonly session: Session }): Promise<z.output<typeof profile>> {
  const row = await db.one(profileOf(db, session.user.id))
  requires(row, 'NOT_FOUND')
  return { ...row, language: row.language as UserLanguage }
}
