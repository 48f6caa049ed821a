import type { Instant } from '@vigie/contract/kit/time.ts'
import { asOwner } from '../../platform/postgres/connect.ts'
import type { DatabaseLocation } from '../../platform/postgres/pool.ts'
import { firstQualifications, firstUnavailabilities } from '../agents/qualifications.rules.ts'

export interface NewCompany {
  readonly code: string
  readonly name: string
  readonly now: Instant
  /** The company's own shortest password; 0: the specification's. */
  readonly passwordMinimum: number
}

/** Makes a company with its first settings, as the owner of the schema: the application cannot. Answers its id. */
export const makeCompany = (owner: DatabaseLocation, { code, name, now, passwordMinimum }: NewCompany): Promise<number> =>
  asOwner(owner, async (client) => {
    await client.query('begin')
    const { rows } = await client.query<{ company_id: number }>(
      'insert into companies (code, name, created_at) values ($1, $2, $3) returning company_id',
      [code, name, now],
    )
    const companyId = rows[0]!.company_id
    await client.query(`insert into company_settings (company_id, key, value) values ($1, 'password_min_length', $2)`, [
      companyId,
      JSON.stringify(passwordMinimum),
    ])
    await client.query(
      `insert into anomaly_reasons (company_id, name, is_early_leave_accepted) select $1, name, accepted from unnest($2::text[], $3::boolean[]) as r (name, accepted)`,
      [companyId, firstReasons.map(([reason]) => reason), firstReasons.map(([, isAccepted]) => isAccepted)],
    )
    await client.query(
      `insert into qualifications (company_id, kind, code, name) select $1, kind, code, name from unnest($2::text[], $3::text[], $4::text[]) as q (kind, code, name)`,
      [companyId, ...(['kind', 'code', 'name'] as const).map((column) => firstQualifications.map((row) => row[column]))],
    )
    await client.query('insert into unavailability_types (company_id, name) select $1, unnest($2::text[])', [
      companyId,
      [...firstUnavailabilities],
    ])
    await client.query('commit')
    return companyId
  })

/** The reasons that every company starts with; whether leaving early with each is in order. */
const firstReasons = [
  ['Relève arrivée en avance', true],
  ['Fin de mission anticipée par le client', true],
  ["Accord du responsable d'exploitation", true],
  ['Oubli de pointage', true],
  ['Panne de la pointeuse', true],
  ['Maladie ou accident', true],
  ['Poste abandonné', false],
] as const
