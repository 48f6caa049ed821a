import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { changeUserIdentity, userFields, type UserIdentity } from '@vigie/contract/users/users.identity.ts'
import { isLanguage, type Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, type RequestContext } from '../../kit/handle.ts'
import { called } from '../auth/links/messages.store.ts'
import { postMessage } from '../outbox/post.store.ts'
import { changing } from './users.held.ts'
import { identityOfUser, sameAddress, saveIdentity, type IdentifiedUser } from './users.identity.store.ts'
import { holdCompanyUsers } from './users.invite.store.ts'
import { sendUserLink } from './users.links.ts'

export const handlers = [
  handle(changeUserIdentity, async (context) => {
    const { userId, version, ...given } = context.input
    refuseFields(fieldProblems(userFields, given), changeUserIdentity.input)
    const next = trimmed(given)
    let former: IdentifiedUser | undefined
    let saved = version
    await changing(context, userId, async (work) => {
      // As an invitation of the same person at the same moment.
      await work.read(holdCompanyUsers(work))
      former = await work.one(identityOfUser(work, userId))
      requires(former?.version === version, 'CONFLICT')
      if (changedKeys(former!, next).length === 0) return
      const [other] = await work.read(sameAddress(work, userId, next.email))
      refuseFields(other ? [{ field: 'email', problem: 'user.alreadyThere' }] : [], changeUserIdentity.input)
      saved = (await work.one(saveIdentity(work, userId, next)))!.version
    })
    return { version: saved, handOver: await tell(context, userId, former!, next) }
  }),
]

const trimmed = ({ lastName, firstName, email, phone }: UserIdentity): UserIdentity => ({
  lastName: lastName.trim(),
  firstName: firstName.trim(),
  email: email.trim(),
  phone: phone.trim(),
})

const keys = ['lastName', 'firstName', 'email', 'phone'] as const
const changedKeys = (former: UserIdentity, next: UserIdentity) => keys.filter((key) => former[key] !== next[key])

/** Tells the user what was changed, at the address that it reads; another address is to be confirmed, or invited anew. */
async function tell(context: RequestContext<typeof changeUserIdentity>, userId: number, former: IdentifiedUser, next: UserIdentity) {
  const { db, now, company, session, language: own } = context
  const changed = changedKeys(former, next)
  if (changed.length === 0 || !former.isActive) return null
  const language: Language = former.language !== null && isLanguage(former.language) ? former.language : own
  const hasMoved = former.email.toLowerCase() !== next.email.toLowerCase()
  const changes = changed.map((key) => say(language, `messages.identity.${key}`, { from: former[key] || '—', to: next[key] || '—' }))
  // Who has never entered has nothing to lose: the invitation says what it is called.
  if (former.hasPassword) {
    const by = `${session.user.firstName} ${session.user.lastName}`.trim()
    const words = { called: called(next.firstName), company: company.name, by, changes: changes.join('\n') }
    await db.save(
      postMessage(db, {
        way: 'mail',
        recipient: former.email,
        subject: say(language, 'messages.identity.subject', { company: company.name }),
        body: say(language, 'messages.identity.body', words),
        userId,
        now,
      }),
    )
  }
  if (!hasMoved) return null
  const to = { userId, firstName: next.firstName, email: next.email, isStrong: former.isStrong }
  return (await sendUserLink(context, former.hasPassword ? 'confirmation' : 'invitation', to, language)).handOver
}
