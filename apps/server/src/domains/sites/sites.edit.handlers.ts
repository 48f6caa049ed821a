import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { requires, type FieldProblem } from '@vigie/contract/kit/refusal.ts'
import {
  newSiteFields,
  newSiteProblems,
  sectorOfPostcode,
  siteProblems,
  type NewSiteForm,
  type SiteForm,
} from '@vigie/contract/sites/sites.rules.ts'
import { closeSites, createSite, editSite } from '@vigie/contract/sites/sites.sheet.ts'
import { siteChanged } from '@vigie/contract/sites/sites.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { clientFields } from '@vigie/contract/clients/clients.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle } from '../../kit/handle.ts'
import { proposedCode } from '../../kit/next-code.ts'
import { severalDone } from '../../kit/several.ts'
import { savedRow } from '../../kit/version-conflict.ts'
import { isDuplicate, type Db } from '../../platform/postgres/db.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { clientNamed, clients } from '../clients/clients.store.ts'
import { scopeOf } from './sites.scope.rules.ts'
import {
  hasShifts,
  heldSites,
  highestSiteCode,
  newSites,
  openClient,
  openClients,
  siteById,
  sites,
  setSitesActive,
  shiftsAfter,
} from './sites.sheet.store.ts'

const codeTaken = { field: 'code', problem: 'site.codeTaken' }
const noClient = { field: 'clientId', problem: 'site.noClient' }
const clientClosed = { problem: 'site.clientClosed' }
const comingShifts = (count: number) => ({ problem: 'site.comingShifts', values: { count } })
const zoneKept = { field: 'timeZone', problem: 'site.zoneKept' }

export const handlers = [
  handle(createSite, async ({ input, db, company, now, emit }) => {
    const form = input as NewSiteForm
    refuseFields([...fieldProblems(newSiteFields, form), ...newSiteProblems(form)], createSite.input)
    const given = form.code.trim()
    const code = given || (await proposedCode(db, highestSiteCode(db), 'S000'))
    const { clientName, ...site } = form
    const sector = form.sector.trim() || sectorOfPostcode(form.postcode)
    // Together: a client that is made for the site is not left without it.
    const { siteId, clientId } = await withLockTimeout(db, async (work) => {
      if (form.clientId !== null) refuseFields(await unlessClient(work, form.clientId), createSite.input)
      const ofClient = form.clientId ?? (await clientOf(work, clientName.trim(), now))
      const rows = await work.save(newSites.create(work, now, { ...site, code, sector, clientId: ofClient }))
      refuseFields(rows.length === 0 && given ? [codeTaken] : [], createSite.input)
      return { clientId: ofClient, siteId: savedRow(rows).id }
    })
    emit(siteChanged, { siteId }, [audience.sites(company.id), audience.sitesOfClient(company.id, clientId)])
    return { siteId }
  }),

  handle(editSite, async ({ input, db, company, session, now, emit }) => {
    const { siteId, version, closesWithServices = false, ...filled } = input
    const [[site], [former]] = await db.batch(siteById(db, siteId, scopeOf(session)), sites.read(db, siteId))
    requires(site, 'NOT_FOUND')
    requires(former, 'NOT_FOUND')
    const sector = filled.sector.trim() || sectorOfPostcode(filled.postcode)
    const form: SiteForm = { ...(filled as SiteForm), code: filled.code.trim() || site.code, sector }
    refuseFields(siteProblems(form), editSite.input)
    const isOthers = form.clientId !== null && form.clientId !== former.clientId
    // Opened again it needs an open client too: one that is closed has no open site.
    const isOpened = form.isActive && !former.isActive
    const isMoved = form.timeZone !== former.timeZone
    const isAsked = former.isActive && !form.isActive && !closesWithServices
    const [saved] = await withLockTimeout(db, async (work) => {
      if (form.clientId !== null && (isOthers || isOpened)) refuseFields(await unlessClient(work, form.clientId), editSite.input)
      if (isMoved || isAsked) {
        // Who adds a service holds its site: of the two at once the later one sees the other.
        await work.read(heldSites(work, [siteId]))
        const shift = isMoved ? await work.one(hasShifts(work, siteId)) : undefined
        const coming = isAsked ? await work.one(shiftsAfter(work, [siteId], now)) : undefined
        const unconfirmed = coming ? [{ field: 'isActive', ...comingShifts(coming.count) }] : []
        refuseFields([...(shift ? [zoneKept] : []), ...unconfirmed], editSite.input)
      }
      return work.save(sites.change(work, siteId, version, form))
    }).catch((error: unknown) => {
      if (isDuplicate(error)) refuseFields([codeTaken], editSite.input)
      throw error
    })
    requires(saved, 'CONFLICT')
    emit(siteChanged, { siteId }, [
      audience.sites(company.id),
      audience.sitesOfClient(company.id, site.clientId),
      ...(isOthers ? [audience.sitesOfClient(company.id, form.clientId)] : []),
      audience.siteSheet(company.id, siteId),
    ])
    return { version: saved.version }
  }),

  handle(closeSites, async ({ input: { ids, isActive, closesWithServices = false }, db, company, now, emit, language }) => {
    const { rows, kept } = await withLockTimeout(db, async (work) => {
      const rows = await work.read(heldSites(work, ids))
      requires(rows[0], 'NOT_FOUND')
      // Opened again it needs an open client: one that is closed has no open site.
      const opened = isActive ? rows.filter((row) => !row.isActive) : []
      const clientIds = opened.map(({ clientId }) => clientId)
      const open = new Set((await work.read(openClients(work, clientIds))).map(({ id }) => id))
      const closed = isActive || closesWithServices ? [] : rows.filter((row) => row.isActive).map(({ id }) => id)
      const coming = await work.read(shiftsAfter(work, closed, now))
      const kept = new Map<number, Omit<FieldProblem, 'field'>>([
        ...opened.flatMap(({ id, clientId }) => (open.has(clientId) ? [] : [[id, clientClosed] as const])),
        ...coming.map(({ siteId, count }) => [siteId, comingShifts(count)] as const),
      ])
      await work.save(
        setSitesActive(
          work,
          ids.filter((id) => !kept.has(id)),
          isActive,
        ),
      )
      return { rows, kept }
    })
    emit(siteChanged, { siteId: null }, [audience.allSites(company.id)])
    return severalDone(rows, kept, language)
  }),
]

const unlessClient = async (db: Db, clientId: number): Promise<FieldProblem[]> =>
  (await db.one(openClient(db, clientId))) ? [] : [noClient]

/** The client of that name, made where there is none. */
async function clientOf(db: Db, name: string, now: Instant): Promise<number> {
  const there = await db.one(clientNamed(db, name))
  if (there) return there.id
  const code = await proposedCode(db, clients.highestCode(db), clients.before)
  return savedRow(await db.save(clients.create(db, now, { ...emptyRecord(clientFields), name, code, isActive: true }))).id
}
