import type { Instant } from '@vigie/contract/kit/time.ts'
import { carryOn, fillDemo } from '../demo/company.ts'
import { demoCompanyCode } from '../demo/people/signins.ts'
import type { Emit } from './kit/handle.ts'
import type { Secrets } from './kit/installation.ts'
import type { Db } from './platform/postgres/db.ts'
import type { Storage } from './platform/storage/storage.ts'
import type { Connected } from './platform/connect.ts'
import { tellChanged } from './domains/clockings/record/record.tell.ts'
import { readCompany } from './domains/companies/companies.store.ts'
import { makeCompany } from './companies.make.ts'

export interface DemoParts {
  readonly postgres: Pick<Connected, 'database' | 'owner'>
  readonly now: Instant
  readonly secrets: Secrets
  readonly storage: Storage
  /** A nightly run (demo.nightly.ts). */
  readonly isNightly?: boolean
}

/** Loads the demo company on the first start, and on each later one clocks what has passed since. */
export async function loadDemo({ postgres, now, secrets, storage, isNightly = false }: DemoParts): Promise<void> {
  const [row] = await postgres.database.callPublic<{ company_by_code: number | null }>('company_by_code', [demoCompanyCode])
  let companyId = row?.company_by_code ?? null
  if (companyId === null) {
    if (!postgres.owner) throw new Error('DATABASE_OWNER_URL est nécessaire pour créer la société de démonstration (ou DEMO=off).')
    companyId = await makeCompany(postgres.owner, { code: demoCompanyCode, name: 'Sentinelle Démo', now, passwordMinimum: 0 })
  }
  await fillDemo({ db: postgres.database.forCompany(companyId), now, secrets, storage, isNightly })
}

/** Clocks what the demo's agents have done since the last look, and tells who looks on; nothing where the company is not there. */
export async function keepDemo(database: Connected['database'], now: Instant, emit: Emit): Promise<void> {
  const [row] = await database.callPublic<{ company_by_code: number | null }>('company_by_code', [demoCompanyCode])
  if (row?.company_by_code) await carryOnTold(database.forCompany(row.company_by_code), now, emit)
}

/** The same of a company whose code is another. */
export async function carryOnTold(db: Db, now: Instant, emit: Emit): Promise<void> {
  const shiftIds = await carryOn(db, now)
  const company = await readCompany(db)
  if (company) await tellChanged({ db, company, now, emit }, shiftIds)
}
