import { role } from '@vigie/contract/access.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { kindOf, pagesOf } from '@vigie/contract/users/users.kinds.ts'
import { rightsAfter } from '@vigie/contract/users/users.rules.ts'
import { invitationProblems, inviteUser, inviteUserAgain, type Invitation } from '@vigie/contract/users/users.invite.ts'
import { userChanged } from '@vigie/contract/users/users.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { closePages, holdCompanyUsers, newUser, userToInvite } from './users.invite.store.ts'
import { sendUserLink } from './users.links.ts'
import { heldPartner, namedClients, setClients, setRights, setSites, sitesOfClients } from './users.store.ts'

export const handlers = [
  handle(inviteUser, async (context) => {
    const { db, now, company, emit } = context
    refuseFields(invitationProblems(context.input), inviteUser.input)
    const invitation = fitting(context.input)
    const userId = await withLockTimeout(db, async (work) => {
      await work.read(holdCompanyUsers(work))
      await refuseForeign(work, invitation)
      const [made] = await work.save(newUser(work, invitation, now))
      if (!made) throw new Refusal('INVALID', {}, [{ field: 'email', problem: 'user.alreadyThere' }])
      const { clientIds, siteIds, rights, forbiddenPages } = invitation
      await work.batch(
        ...setRights(work, made.userId, rights),
        closePages(work, made.userId, forbiddenPages),
        ...(clientIds.length > 0 ? setClients(work, made.userId, clientIds) : []),
        ...setSites(work, made.userId, siteIds),
      )
      return made.userId
    })
    const { firstName, email, language } = invitation
    const sent = await sendUserLink(
      context,
      'invitation',
      { userId, firstName, email, isStrong: invitation.role === role.manager },
      language,
    )
    emit(userChanged, { userId }, [audience.users(company.id)])
    return { userId, ...sent }
  }),
  handle(inviteUserAgain, async (context) => {
    const { db, input, company, language, emit } = context
    const user = await db.one(userToInvite(db, input.userId))
    requires(user, 'NOT_FOUND')
    if (!user.isActive) throw new Refusal('INVALID', {}, [{ field: 'user_id', problem: 'user.withdrawn' }])
    if (user.hasPassword) throw new Refusal('INVALID', {}, [{ field: 'user_id', problem: 'user.hasPassword' }])
    const sent = await sendUserLink(context, 'invitation', { ...user, userId: input.userId }, language)
    emit(userChanged, { userId: input.userId }, [audience.users(company.id)])
    return sent
  }),
]

/** What an invitation says of its own kind alone: of a partner no client, of a client no right. */
function fitting(invitation: Invitation): Invitation {
  const kind = kindOf(invitation.role)
  const pages = new Set<string>(pagesOf(kind).map(({ code }) => code))
  return {
    ...invitation,
    clientIds: kind === 'client' ? [...new Set(invitation.clientIds)] : [],
    siteIds: invitation.role === role.clientUser ? [...new Set(invitation.siteIds)] : [],
    partnerId: kind === 'partner' ? invitation.partnerId : null,
    rights:
      kind === 'manager'
        ? (invitation.rights.reduce<string[]>((own, right) => rightsAfter(own, right, true), []) as Invitation['rights'])
        : [],
    forbiddenPages: invitation.forbiddenPages.filter((page) => pages.has(page)),
  }
}

/** Clients, sites and the partner are the company's own, sites those of the clients, and the partner is not closed. */
async function refuseForeign(db: Db, { clientIds, siteIds, partnerId }: Invitation): Promise<void> {
  if (partnerId !== null) {
    const partner = await db.one(heldPartner(db, partnerId))
    requires(partner, 'NOT_FOUND')
    refuseFields(partner.isActive ? [] : [{ field: 'partnerId', problem: 'user.partnerClosed' }], inviteUser.input)
  }
  const [clients, sites] = await db.batch(namedClients(db), sitesOfClients(db, clientIds))
  const areKnown = (ids: readonly number[], rows: readonly { readonly id: number }[]) => {
    const known = new Set(rows.map(({ id }) => id))
    return ids.every((id) => known.has(id))
  }
  if (!areKnown(clientIds, clients) || !areKnown(siteIds, sites)) throw new Refusal('NOT_FOUND')
}
