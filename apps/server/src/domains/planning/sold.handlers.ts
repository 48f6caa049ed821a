import { addSold, changeSold, listSold, removeSold, soldFields, type SoldForm } from '@vigie/contract/planning/planning.sold.ts'
import { siteChanged } from '@vigie/contract/sites/sites.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { requirableAmong } from './requirements.store.ts'
import { removeSoldRow, sold, soldAt, soldFacts, soldOf } from './sold.store.ts'

const notOffered = { field: 'prestationId', problem: 'notAnAllowedValue' }
const notRequirable = { field: 'qualificationIds', problem: 'notAnAllowedValue' }
const soldAlready = { field: 'prestationId', problem: 'site.soldAlready' }

export const handlers = [
  reading(listSold, async ({ input: { siteId }, db }) => {
    const [[facts], prestations] = await db.batch(soldFacts(db, siteId, 0), soldOf(db, siteId))
    requires(facts?.isSite, 'NOT_FOUND')
    return { prestations }
  }),

  handle(addSold, async ({ input: { siteId, ...given }, db, now, ...context }) => {
    const form = given as SoldForm
    const facts = await db.one(soldFacts(db, siteId, form.prestationId ?? 0))
    requires(facts?.isSite, 'NOT_FOUND')
    const [made] = await withLockTimeout(db, async (work) => {
      refuseFields([...(await problemsOf(work, form)), ...(facts.isOffered ? [] : [notOffered])], addSold.input)
      return work.save(soldAt.create(work, now, { ...form, siteId }))
    })
    refuseFields(made ? [] : [soldAlready], addSold.input)
    requires(made, 'CONFLICT')
    notify(context, siteId)
    return made
  }),

  handle(changeSold, async ({ input: { siteId, id, version, ...given }, db, ...context }) => {
    const former = (await db.read(soldOf(db, siteId))).find((one) => one.id === id)
    requires(former, 'NOT_FOUND')
    const form = { ...(given as SoldForm), prestationId: former.prestationId }
    const [saved] = await withLockTimeout(db, async (work) => {
      refuseFields(await problemsOf(work, form), changeSold.input)
      return work.save(sold.change(work, id, version, form))
    })
    requires(saved, 'CONFLICT')
    notify(context, siteId)
    return { id, version: saved.version }
  }),

  handle(removeSold, async ({ input: { siteId, id, version }, db, ...context }) => {
    requires(
      (await db.read(soldOf(db, siteId))).some((one) => one.id === id),
      'NOT_FOUND',
    )
    requires((await db.save(removeSoldRow(db, siteId, id, version)))[0], 'CONFLICT')
    notify(context, siteId)
    return {}
  }),
]

async function problemsOf(db: Db, form: SoldForm) {
  const problems = fieldProblems(soldFields, form)
  const among = await db.read(requirableAmong(db, form.qualificationIds))
  return among.length === new Set(form.qualificationIds).size ? problems : [...problems, notRequirable]
}

/** Managers who look at the site. */
const notify = ({ company, emit }: Pick<RequestContext, 'company' | 'emit'>, siteId: number) =>
  emit(siteChanged, { siteId }, [audience.sites(company.id)])
