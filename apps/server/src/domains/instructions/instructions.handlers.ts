import {
  instructionFields,
  instructionProblems,
  listInstructionReaders,
  listInstructions,
  publishInstructions,
  remindInstructionReaders,
  removeInstructionDraft,
  saveInstructionDraft,
  withdrawInstructions,
  type InstructionForm,
  type InstructionReader,
  type InstructionVersion,
} from '@vigie/contract/instructions/instructions.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { dayOf, instantOfLocal, localOf, midnightOf, type Instant } from '@vigie/contract/kit/time.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading } from '../../kit/handle.ts'
import { companyPage, handOverOf } from '../../kit/hand-over.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { accountsOfAgents } from '../auth/users.store.ts'
import { notify } from '../notifications/notify.store.ts'
import { emitInForce, emitVersions, instructionsPath } from './instructions.notifications.ts'
import {
  changeDraft,
  deleteDraft,
  followVersions,
  holdSite,
  insertDraft,
  publishDraft,
  readersOf,
  siteFacts,
  versionsOf,
  withdrawVersion,
  type SiteFacts,
} from './instructions.store.ts'
import { askForComing } from './instructions.tasks.ts'

export const handlers = [
  reading(listInstructions, async ({ input: { siteId }, db, now }) => {
    const [[site], versions] = await db.batch(siteFacts(db, siteId), versionsOf(db, siteId, now))
    requires(site, 'NOT_FOUND')
    return { versions }
  }),

  reading(listInstructionReaders, async ({ input: { siteId, id }, db, now }) => {
    const [versions, readers] = await db.batch(versionsOf(db, siteId, now), readersOf(db, siteId, id, now))
    requires(
      versions.some((one) => one.id === id),
      'NOT_FOUND',
    )
    return { readers }
  }),

  handle(saveInstructionDraft, async ({ input, db, now, company, session, emit }) => {
    const { siteId, id, version, ...given } = input
    const form = given as InstructionForm
    const site = await siteIn(db, siteId)
    const today = dayOf(localOf(now, site.timeZone))
    refuseFields([...fieldProblems(instructionFields, form), ...instructionProblems(form, today)], saveInstructionDraft.input)
    const [saved] = await withLockTimeout(db, async (work) => {
      if (id !== null || version !== null)
        return work.save(changeDraft(work, siteId, { id: id ?? 0, version: version ?? 0 }, form, session.user.id))
      await work.read(holdSite(work, siteId))
      return work.save(insertDraft(work, siteId, form, session.user.id, now))
    })
    requires(saved, 'CONFLICT')
    emitVersions(emit, company.id, siteId)
    return saved
  }),

  handle(removeInstructionDraft, async ({ input: { siteId, ...seen }, db, company, emit }) => {
    await siteIn(db, siteId)
    requires((await db.save(deleteDraft(db, siteId, seen))).length > 0, 'CONFLICT')
    emitVersions(emit, company.id, siteId)
    return {}
  }),

  handle(publishInstructions, async ({ input: { siteId, ...seen }, db: outer, now, company, emit }) => {
    const site = await siteIn(outer, siteId)
    const told = await withLockTimeout(outer, async (db) => {
      await db.read(holdSite(db, siteId))
      const versions = await db.read(versionsOf(db, siteId, now))
      const draft = versions.find(({ state }) => state === 'draft')
      requires(draft, 'CONFLICT')
      requires(draft.id === seen.id && draft.version === seen.version, 'CONFLICT')
      const startsAt = startOf(draft, site, now)
      refuseFields(problemsOf(draft, versions, startsAt), publishInstructions.input, 'version')
      await db.save(publishDraft(db, siteId, seen, startsAt, now))
      if (startsAt <= now) await db.save(followVersions(db, siteId, now))
      else await db.save(askForComing(db, siteId, startsAt, now))
      const readers = await db.read(readersOf(db, siteId, draft.id, now))
      const facts = { site: site.name, day: startsAt <= now ? ('' as const) : dayOf(localOf(startsAt, site.timeZone)) }
      const about = `instructions ${draft.id} v${draft.version}`
      const userIds = await accountsOf(db, readers)
      const notice = { kind: 'instructionsPublished', facts, userIds, path: instructionsPath(siteId), siteId, about, now } as const
      const [{ toldCount } = { toldCount: 0 }] = await db.save(notify(db, notice))
      return { toldCount, agentIds: readers.map(({ id }) => id), isInForce: startsAt <= now }
    })
    if (told.isInForce) emitInForce(emit, company.id, { siteId, clientId: site.clientId, agentIds: told.agentIds })
    else emitVersions(emit, company.id, siteId, told.agentIds)
    return { toldCount: told.toldCount }
  }),

  handle(withdrawInstructions, async ({ input: { siteId, id }, db, now, company, emit }) => {
    const [versions, readers] = await db.batch(versionsOf(db, siteId, now), readersOf(db, siteId, id, now))
    requires(
      versions.some((one) => one.id === id),
      'NOT_FOUND',
    )
    const [gone] = await withLockTimeout(db, async (work) => {
      await work.read(holdSite(work, siteId))
      return work.save(withdrawVersion(work, siteId, id, now))
    })
    const problem = versions.some(({ state }) => state === 'draft') ? 'instructions.hasDraft' : 'instructions.holds'
    refuseFields(gone ? [] : [{ field: 'id', problem }], withdrawInstructions.input)
    emitVersions(
      emit,
      company.id,
      siteId,
      readers.map((reader) => reader.id),
    )
    return {}
  }),

  handle(remindInstructionReaders, async ({ input: { siteId, id }, db, now, company, installation }) => {
    const site = await siteIn(db, siteId)
    const version = (await db.read(versionsOf(db, siteId, now))).find((one) => one.id === id)
    requires(version?.state === 'inForce' || version?.state === 'coming', 'NOT_FOUND')
    const late = (await db.read(readersOf(db, siteId, id, now))).filter(({ readAt }) => readAt === null)
    // Of one thing a person is notified once: it is another each hour.
    const about = `instructions ${id} at ${now.slice(0, 13)}`
    const path = instructionsPath(siteId)
    const userIds = await accountsOf(db, late)
    const facts = { site: site.name, day: '' } as const
    const [told] = await db.save(notify(db, { kind: 'instructionsReminder', facts, userIds, path, siteId, about, now }))
    const link = companyPage(installation.addresses.linkUrl, path, company.code)
    return { remindedCount: told?.toldCount ?? 0, handOver: handOverOf(installation, link, { isNotice: true }) }
  }),
]

async function siteIn(db: Db, siteId: number): Promise<SiteFacts> {
  const site = await db.one(siteFacts(db, siteId))
  requires(site, 'NOT_FOUND')
  return site
}

/** When a draft comes into force: at once, or at the first moment of its day; a day that has passed meanwhile is at once. */
function startOf({ startsOn }: InstructionVersion, { timeZone }: SiteFacts, now: Instant): Instant {
  const chosen = startsOn === null ? now : instantOfLocal(midnightOf(startsOn), timeZone)
  return chosen > now ? chosen : now
}

/** Nothing is published that says what the site says already, or that a version published before would end at once. */
function problemsOf(draft: InstructionVersion, versions: readonly InstructionVersion[], startsAt: Instant) {
  const published = versions.filter(({ state }) => state === 'coming' || state === 'inForce')
  const coming = published.find(({ state }) => state === 'coming')
  if (coming?.startsAt && startsAt <= coming.startsAt) return [{ field: 'version', problem: 'instructions.comesLater' }]
  return (published[0]?.text ?? '') === draft.text ? [{ field: 'version', problem: 'instructions.same' }] : []
}

const accountsOf = async (db: Db, readers: readonly InstructionReader[]): Promise<number[]> =>
  (
    await db.read(
      accountsOfAgents(
        db,
        readers.map(({ id }) => id),
      ),
    )
  ).map(({ userId }) => userId)
