import type { Instant } from '@vigie/contract/kit/time.ts'
import { rights } from '@vigie/contract/settings.ts'
import { asOwner } from '../../platform/postgres/connect.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import type { Place } from '../../platform/postgres/pool.ts'
import { newLinkToken } from '../auth/auth.tokens.ts'
import { newLink } from '../auth/links.store.ts'

export interface NewCompany {
  readonly code: string
  readonly name: string
  readonly now: Instant
  /** The company's own shortest password; 0: the specification's. */
  readonly passwordMinimum: number
}

/** Makes a company with its first settings, as the owner of the schema: the application cannot. Answers its id. */
export const makeCompany = (owner: Place, { code, name, now, passwordMinimum }: NewCompany): Promise<number> =>
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

export interface NewManager {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly now: Instant
}

/** A manager who holds every right, and the token of the invitation to choose a password. */
export async function inviteManager(db: Db, { email, firstName, lastName, now }: NewManager): Promise<{ userId: number; token: string }> {
  const user = await db.one(
    statement<{ userId: number }>(
      `with made as (
         insert into users (company_id, role, username, email, first_name, last_name, is_password_strong, created_at)
         values ($1, 'manager', $2, $2, $3, $4, true, $5) returning user_id),
       given as (
         insert into user_rights (company_id, user_id, "right") select $1, made.user_id, r from made, unnest($6::text[]) r)
       select user_id as "userId" from made`,
      [db.companyId, email, firstName, lastName, now, [...rights]],
    ),
  )
  const token = newLinkToken(true)
  await db.batch(...newLink(db, 'invitation', user!.userId, token, now))
  return { userId: user!.userId, token }
}
