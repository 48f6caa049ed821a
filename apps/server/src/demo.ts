import type { Instant } from '@vigie/contract/kit/time.ts'
import { carryOn, fillDemo } from '../demo/company.ts'
import { demoCompanyCode } from '../demo/people/signins.ts'
import type { Secrets } from './kit/installation.ts'
import type { Storage } from './platform/storage/storage.ts'
import type { Connected } from './platform/postgres/connect.ts'
import { makeCompany } from './domains/companies/companies.make.ts'

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

/** Clocks what the demo's agents have done since the last look; nothing where the company is not there. */
export async function keepDemo(database: Connected['database'], now: Instant): Promise<void> {
  const [row] = await database.callPublic<{ company_by_code: number | null }>('company_by_code', [demoCompanyCode])
  if (row?.company_by_code) await carryOn(database.forCompany(row.company_by_code), now)
}
