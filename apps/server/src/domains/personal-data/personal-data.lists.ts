import type { HeldDemand } from '@vigie/contract/personal-data/personal-data.rows.ts'
import { heldPageOf, listHeld, type HeldList } from '@vigie/contract/personal-data/personal-data.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { largestId } from '@vigie/contract/kit/values.ts'
import { isInstantKey, pageOf, readCursor, type Cursor } from '../../kit/cursor.ts'
import type { RequestContext } from '../../kit/handle.ts'
import type { Query } from '../../platform/postgres/db.ts'
import { knownNumber } from '../agents/agents.secret.ts'
import { typeNameOf } from '../demands/demands.types.ts'
import * as lists from './personal-data.lists.store.ts'
import { ownerOf } from './personal-data.owner.ts'

type Context = RequestContext<typeof listHeld>
type Page = Output<typeof listHeld>

/** Whose rows, and how many: one more than a page, which tells whether another follows. */
const partOf = ({ session, input: { list } }: Context) => ({ ...ownerOf(session), limit: heldPageOf(list) + 1 })

const isNumber = (key: string) => /^\d{1,10}$/.test(key) && Number(key) <= largestId
const atInstant = (after: Cursor | undefined) => after && { at: after.key as Instant, id: after.id }
const byId = (after: Cursor | undefined) => after?.id

/** A page of one list: read after its cursor, with the cursor that goes on. */
async function paged<Row>(
  { input: { list, cursor }, db }: Context,
  ask: (after: Cursor | undefined) => Query<Row>,
  cursorOf: (row: Row) => Cursor,
  isKey?: (key: string) => boolean,
) {
  const rows = await db.read(ask(readCursor(list, cursor, isKey)))
  return pageOf(rows, heldPageOf(list), list, cursorOf)
}
const withId = ({ id }: { readonly id: number }): Cursor => ({ key: '', id })
const withStart = ({ startsAt, id }: { readonly startsAt: Instant; readonly id: number }): Cursor => ({ key: startsAt, id })

/** How each list is read. */
export const heldLists: Readonly<Record<HeldList, (context: Context) => Promise<Page>>> = {
  async services(context) {
    const own = partOf(context)
    const ask = (after: Cursor | undefined) => lists.heldServices(context.db, { ...own, after: atInstant(after) })
    const { page, nextCursor } = await paged(context, ask, withStart, isInstantKey)
    return { services: page, nextCursor }
  },
  async acts(context) {
    const own = partOf(context)
    const ask = (after: Cursor | undefined) =>
      lists.heldActs(context.db, { ...own, after: after && { siteId: Number(after.key), seq: after.id } })
    const { page, nextCursor } = await paged(context, ask, ({ siteId, seq }) => ({ key: String(siteId), id: seq }), isNumber)
    return { acts: page, nextCursor }
  },
  async comments(context) {
    const own = partOf(context)
    const { page, nextCursor } = await paged(context, (after) => lists.heldComments(context.db, { ...own, after: byId(after) }), withId)
    return { comments: page, nextCursor }
  },
  async demands(context) {
    const own = partOf(context)
    const { page, nextCursor } = await paged(context, (after) => lists.heldDemands(context.db, { ...own, after: byId(after) }), withId)
    return { demands: page.map((row) => demandOf(context, own.agentId, row)), nextCursor }
  },
  async missions(context) {
    const own = partOf(context)
    const { page, nextCursor } = await paged(context, (after) => lists.heldMissions(context.db, { ...own, after: byId(after) }), withId)
    return { missions: page, nextCursor }
  },
  async absences(context) {
    const own = partOf(context)
    const ask = (after: Cursor | undefined) => lists.heldAbsences(context.db, { ...own, after: atInstant(after) })
    const { page, nextCursor } = await paged(context, ask, withStart, isInstantKey)
    return { absences: page, nextCursor }
  },
  async handovers(context) {
    const own = partOf(context)
    const { page, nextCursor } = await paged(context, (after) => lists.heldHandovers(context.db, { ...own, after: byId(after) }), withId)
    return { handovers: page, nextCursor }
  },
  async alerts(context) {
    const own = partOf(context)
    const { page, nextCursor } = await paged(context, (after) => lists.heldAlerts(context.db, { ...own, after: byId(after) }), withId)
    return { alerts: page, nextCursor }
  },
  async availabilities(context) {
    const own = partOf(context)
    const ask = (after: Cursor | undefined) => lists.heldAvailabilities(context.db, { ...own, after: atInstant(after) })
    const { page, nextCursor } = await paged(context, ask, withStart, isInstantKey)
    return { availabilities: page, nextCursor }
  },
  async documents(context) {
    const own = partOf(context)
    const ask = (after: Cursor | undefined) =>
      lists.heldDocuments(context.db, { ...own, after: after && { id: after.id, version: Number(after.key) } })
    const { page, nextCursor } = await paged(context, ask, ({ id, version }) => ({ key: String(version ?? 0), id }), isNumber)
    return { documents: page, nextCursor }
  },
  async sessions(context) {
    const { userId, limit } = partOf(context)
    const ask = (after: Cursor | undefined) => lists.heldSessions(context.db, userId, { limit, after: byId(after) })
    const { page, nextCursor } = await paged(context, ask, withId)
    return { sessions: page, nextCursor }
  },
}

function demandOf({ company, installation, language }: Context, agentId: number, row: lists.HeldDemandRow): HeldDemand {
  const { typeId, ownTypeName, secret, fields, ...demand } = row
  return {
    ...demand,
    typeName: typeNameOf(typeId, ownTypeName, language),
    fields: fields as HeldDemand['fields'],
    nationalInsuranceNumber: knownNumber(installation.secrets, company.id, agentId, secret),
  }
}
