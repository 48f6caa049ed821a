import { role } from '@vigie/contract/access.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { kindOf, pagesOf } from '@vigie/contract/users/users.kinds.ts'
import { rightsAfter } from '@vigie/contract/users/users.rules.ts'
import { invitationProblems, inviteUser, inviteUserAgain, type Invitation } from '@vigie/contract/users/users.invite.ts'
import { userChanged } from '@vigie/contract/users/users.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handOverOf } from '../../kit/hand-over.ts'
import { handle, type RequestContext } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { newLink } from '../auth/links/links.store.ts'
import { mailLink, pageLink } from '../auth/links/messages.store.ts'
import { newLinkToken } from '../auth/sessions/auth.tokens.ts'
import { closePages, holdCompanyUsers, newUser, userToInvite } from './users.invite.store.ts'
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
    const sent = await sendLink(context, { userId, firstName, email, isStrong: invitation.role === role.manager }, language)
    emit(userChanged, { userId }, [audience.users(company.id)])
    return { userId, ...sent }
  }),
  handle(inviteUserAgain, async (context) => {
    const { db, input, company, language, emit } = context
    const user = await db.one(userToInvite(db, input.userId))
    requires(user, 'NOT_FOUND')
    if (!user.isActive) throw new Refusal('INVALID', {}, [{ field: 'user_id', problem: 'user.withdrawn' }])
    if (user.hasPassword) throw new Refusal('INVALID', {}, [{ field: 'user_id', problem: 'user.hasPassword' }])
    const sent = await sendLink(context, { ...user, userId: input.userId }, language)
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

interface Invited {
  readonly userId: number
  readonly firstName: string
  readonly email: string
  readonly isStrong: boolean
}
type Sending = Pick<RequestContext, 'db' | 'now' | 'company' | 'installation'>

async function sendLink({ db, now, company, installation }: Sending, { isStrong, ...to }: Invited, language: Language) {
  const token = newLinkToken(isStrong)
  const address = installation.addresses.linkUrl
  const link = pageLink(address, '/reset-password', company.code, token)
  await db.batch(
    ...newLink(db, 'invitation', to.userId, token, now),
    mailLink(db, { kind: 'invitation', to, company, address, link, language, now }),
  )
  return { handOver: handOverOf(installation, link, { isNotice: false }) }
}
