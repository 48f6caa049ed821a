import { role } from '@vigie/contract/access.ts'
import { settingKeys, type SettingKey } from '@vigie/contract/companies/settings.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { isUserRole, kindOf, pagesOf, userGroups } from '@vigie/contract/users/users.kinds.ts'
import { rightsAfter } from '@vigie/contract/users/users.rules.ts'
import {
  changeUserAccess,
  changeUserClients,
  changeUserPage,
  changeUserRight,
  changeUserSites,
  listUserChoices,
  listUsers,
  readUser,
} from '@vigie/contract/users/users.ts'
import { readCursor } from '../../kit/cursor.ts'
import { fieldRefusal } from '../../kit/field-problems.ts'
import { handle, reading } from '../../kit/handle.ts'
import { answerList } from '../../kit/list.ts'
import type { Company } from '../../kit/session.ts'
import { areListed, groupPlaceSql, groupSql, seesClient, userColumns, userJoins, userTables } from './users.columns.ts'
import { changing } from './users.held.ts'
import {
  clientsOfOne,
  closePage,
  heldPartner,
  listedUserById,
  namedClients,
  namedPartners,
  openPage,
  setActive,
  setClients,
  setRights,
  setSites,
  sitesOfClients,
  sitesOfOne,
  waitingUsers,
} from './users.store.ts'

export const handlers = [
  answerList(listUsers, {
    from: userTables,
    id: 'u.user_id',
    columns: userColumns,
    joins: userJoins,
    only: areListed,
    filters: { group: groupSql, clientId: seesClient, partnerId: 'u.partner_id' },
    // Its first letter is the group's place in `userGroups`, so that each stands under its heading.
    sorts: { name: [`(${groupPlaceSql} || lower(unaccent(u.last_name || ' ' || u.first_name))) collate "C"`, 'text'] },
    words: `lower(unaccent(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || coalesce(c.name, p.name, '')))`,
    also: async ({ input, company, db }) => {
      const former = readCursor(input.sort, input.cursor)
      const [waiting] = former ? [] : await db.read(waitingUsers(db))
      return {
        offSettings: offSettingsOf(company),
        formerGroup: former ? (userGroups[Number(former.key?.[0])] ?? null) : null,
        waitingCount: waiting?.count ?? 0,
        waitingSince: waiting?.since ?? null,
      }
    },
  }),

  reading(readUser, async ({ input: { userId }, db, company }) => {
    const [[user], clients, held] = await db.batch(listedUserById(db, userId), clientsOfOne(db, userId), sitesOfOne(db, userId))
    if (!user || !isUserRole(user.role)) throw new Refusal('NOT_FOUND')
    const sites =
      clients.length === 0
        ? []
        : await db.read(
            sitesOfClients(
              db,
              clients.map(({ id }) => id),
            ),
          )
    const own = new Set(held.map(({ siteId }) => siteId))
    const siteIds = sites.flatMap(({ id }) => (own.has(id) ? [id] : []))
    const counts = { clientCount: clients.length, siteCount: siteIds.length, siteTotal: sites.length }
    return { user: { ...user, role: user.role, ...counts, clients, sites, siteIds }, offSettings: offSettingsOf(company) }
  }),
  reading(listUserChoices, async ({ input: { clientIds = [] }, db }) => {
    const [clients, partners, sites] = await db.batch(namedClients(db), namedPartners(db), sitesOfClients(db, clientIds))
    return { clients, partners, sites }
  }),

  handle(changeUserRight, (context) => {
    const { userId, right, isGranted } = context.input
    return changing(context, userId, async (work, user, others) => {
      if (user.role !== role.manager) refuse('right', 'notAnAllowedValue', changeUserRight.input)
      if (right === 'man_admin' && !isGranted) {
        // Whoever takes it holds it, so that one stays.
        if (userId === context.session.user.id)
          refuse('right', others.length === 0 ? 'user.lastAdministrator' : 'user.ownRight', changeUserRight.input)
      }
      await work.batch(...setRights(work, userId, rightsAfter(user.rights, right, isGranted)))
    })
  }),
  handle(changeUserPage, (context) => {
    const { userId, page, isOpen } = context.input
    return changing(context, userId, async (work, user) => {
      if (!pagesOf(kindOf(user.role)).some(({ code }) => code === page)) refuse('page', 'notAnAllowedValue', changeUserPage.input)
      await work.save(isOpen ? openPage(work, userId, page) : closePage(work, userId, page))
    })
  }),
  handle(changeUserClients, (context) => {
    const { userId, clientIds } = context.input
    return changing(context, userId, async (work, user) => {
      if (kindOf(user.role) !== 'client') refuse('clientIds', 'notAnAllowedValue', changeUserClients.input)
      const known = new Set((await work.read(namedClients(work))).map(({ id }) => id))
      if (!clientIds.every((id) => known.has(id))) throw new Refusal('NOT_FOUND')
      await work.batch(...setClients(work, userId, clientIds))
      if (user.role === role.clientUser && (await work.read(sitesOfOne(work, userId))).length === 0)
        refuse('clientIds', 'user.noSiteLeft', changeUserClients.input)
    })
  }),
  handle(changeUserSites, (context) => {
    const { userId, siteIds } = context.input
    return changing(context, userId, async (work, user) => {
      if (user.role !== role.clientUser) refuse('siteIds', 'notAnAllowedValue', changeUserSites.input)
      const known = new Set((await work.read(sitesOfClients(work, user.clientIds))).map(({ id }) => id))
      if (!siteIds.every((id) => known.has(id))) throw new Refusal('NOT_FOUND')
      await work.batch(...setSites(work, userId, siteIds))
    })
  }),
  handle(changeUserAccess, (context) => {
    const { userId, isActive } = context.input
    return changing(context, userId, async (work, user, others) => {
      const partner = isActive && user.partnerId !== null ? await work.one(heldPartner(work, user.partnerId)) : undefined
      if (partner?.isActive === false) refuse('isActive', 'user.partnerClosed', changeUserAccess.input)
      if (!isActive && userId === context.session.user.id)
        refuse('isActive', others.length === 0 ? 'user.lastAdministrator' : 'user.ownAccess', changeUserAccess.input)
      await work.save(setActive(work, userId, isActive))
    })
  }),
]

const refuse = (field: string, problem: string, input: object): never => {
  throw fieldRefusal([{ field, problem }], input)
}

/** What the company has turned off for everybody. */
const offSettingsOf = ({ settings }: Company): SettingKey[] => settingKeys.filter((key) => settings[key] === false)
