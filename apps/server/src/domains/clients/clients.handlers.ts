import {
  changeClient,
  clientFields,
  createClient,
  readClient,
  removeClient,
  searchClients,
  type ClientForm,
} from '@vigie/contract/clients/clients.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { siteChanged } from '@vigie/contract/sites/sites.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading } from '../../kit/handle.ts'
import { answerList } from '../../kit/list.ts'
import { proposedCode } from '../../kit/next-code.ts'
import { savedRow } from '../../kit/version-conflict.ts'
import { isDuplicate, isReferred } from '../../platform/postgres/db.ts'
import { withLockTimeout } from '../../platform/postgres/lock-timeout.ts'
import { clients, highestClientCode, holdClient, removeClientRow, siteCounts, sitesCounted } from './clients.store.ts'

const codeTaken = { field: 'code', problem: 'client.codeTaken' }

export const handlers = [
  answerList(searchClients, {
    from: 'clients r',
    id: 'r.client_id',
    columns: `${clients.columns('r')}, r.version, ${siteCounts}`,
    filters: { state: `case when r.is_active then 'active' else 'inactive' end` },
    sorts: { name: ['lower(unaccent(r.name))', 'text'], code: ['r.code', 'text'], city: ['lower(unaccent(r.city))', 'text'] },
    words: `lower(unaccent(r.name || ' ' || r.code || ' ' || r.city))`,
  }),

  reading(readClient, async ({ input: { clientId }, db }) => {
    const [[client], [counts]] = await db.batch(clients.read(db, clientId), sitesCounted(db, clientId))
    requires(client, 'NOT_FOUND')
    return { client: { ...client, ...counts! } }
  }),

  handle(createClient, async ({ input, db, now }) => {
    refuseFields(fieldProblems(clientFields, input), createClient.input)
    const given = input.code.trim()
    const code = given || (await proposedCode(db, highestClientCode(db), 'C000'))
    const rows = await db.save(clients.create(db, now, { ...(input as ClientForm), code }))
    refuseFields(rows.length === 0 && given ? [codeTaken] : [], createClient.input)
    // Without a code of its own another took the next one: it is proposed anew.
    return savedRow(rows)
  }),

  handle(changeClient, async ({ input: { clientId, version, ...form }, db, company, emit }) => {
    const former = await db.one(clients.read(db, clientId))
    requires(former, 'NOT_FOUND')
    const record = { ...(form as ClientForm), code: form.code.trim() || former.code }
    refuseFields(fieldProblems(clientFields, record), changeClient.input)
    const [saved] = await withLockTimeout(db, async (work) => {
      if (former.isActive && !record.isActive) {
        await work.read(holdClient(work, clientId))
        const sites = await work.one(sitesCounted(work, clientId))
        refuseFields(sites!.openSiteCount > 0 ? [{ field: 'isActive', problem: 'client.openSites' }] : [], changeClient.input)
      }
      return work.save(clients.change(work, clientId, version, record))
    }).catch((error: unknown) => {
      if (isDuplicate(error)) refuseFields([codeTaken], changeClient.input)
      throw error
    })
    requires(saved, 'CONFLICT')
    // Lists of sites name their client.
    if (record.name !== former.name)
      emit(siteChanged, { siteId: null }, [audience.sites(company.id), audience.sitesOfClient(company.id, clientId)])
    return { id: clientId, version: saved.version }
  }),

  handle(removeClient, async ({ input: { clientId }, db }) => {
    const gone = await db.save(removeClientRow(db, clientId)).catch((error: unknown) => {
      if (isReferred(error)) throw new Refusal('RECORD_IN_USE')
      throw error
    })
    requires(gone.length > 0, 'NOT_FOUND')
    return {}
  }),
]
