import { randomBytes, randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Role } from '@vigie/contract/access.ts'
import { localOf, monthOf, type Instant } from '@vigie/contract/kit/time.ts'
import { rights as everyRight } from '@vigie/contract/companies/settings.ts'
import type pg from 'pg'
import { digestOf, newAccessToken } from '../src/domains/auth/sessions/auth.tokens.ts'
import type { Clock } from '../src/platform/clock.ts'
import { codeHmac, maskedCheck } from '../src/domains/clockings/code-checks.ts'
import type { Secrets } from '../src/kit/installation.ts'

type Row = Record<string, unknown>
export interface NewCompany {
  readonly code?: string
  readonly settings?: Row
  readonly columns?: Row
}
export interface NewAgent {
  readonly code?: string
  readonly columns?: Row
}
export interface NewSession {
  readonly kind?: 'web' | 'native' | 'device'
  readonly idleMinutes?: number | null
}
export interface NewUser {
  readonly role: Role
  readonly email?: string
  readonly password?: string
  readonly rights?: readonly string[]
  readonly forbiddenPages?: readonly string[]
  readonly clientIds?: readonly number[]
  readonly siteIds?: readonly number[]
  readonly columns?: Row
}
export interface NewShift {
  readonly siteId: number
  readonly agentId?: number | null
  readonly contractId?: number | null
  readonly startsAt: string
  readonly endsAt: string
  readonly columns?: Row
}
export type Rows = ReturnType<typeof rowsOf>

const hashes = new Map<string, Promise<string>>()
/** Verification takes the cost that the hash names: 1 ms here, 20 ms with the product's own cost. */
const cheapCost = { memoryCost: 64, timeCost: 1, parallelism: 1 }
/** The hash of a password, made once for each text. */
const hashOnce = (password: string): Promise<string> => {
  let made = hashes.get(password)
  if (!made) hashes.set(password, (made = hash(password.normalize('NFKC'), cheapCost)))
  return made
}

/** Rows made as the superuser, with what a test does not say filled in. */
export function rowsOf(superuser: pg.Pool, clock: Clock, secrets: Secrets) {
  let count = 0
  const next = () => ++count
  const insert = async (table: string, row: Row): Promise<Row> => {
    const names = Object.keys(row).map((name) => `"${name}"`)
    const places = names.map((_, index) => `$${index + 1}`)
    const { rows } = await superuser.query<Row>(
      `insert into ${table} (${names.join()}) values (${places.join()}) returning *`,
      Object.values(row),
    )
    return rows[0]!
  }
  const idOf = async (table: string, column: string, row: Row): Promise<number> => (await insert(table, row))[column] as number
  const now = () => clock.now()

  const make = {
    insert,
    async company({ code = `ACME${next()}`, settings = {}, columns = {} }: NewCompany = {}): Promise<{ id: number; code: string }> {
      const id = await idOf('companies', 'company_id', { code, name: `Société ${code}`, created_at: now(), ...columns })
      for (const [key, value] of Object.entries(settings)) {
        await insert('company_settings', { company_id: id, key, value: JSON.stringify(value) })
      }
      return { id, code }
    },
    client: (company: number, columns: Row = {}) =>
      idOf('clients', 'client_id', { company_id: company, code: `C${next()}`, name: `Client ${count}`, created_at: now(), ...columns }),
    partner: (company: number, columns: Row = {}) =>
      idOf('partners', 'partner_id', {
        company_id: company,
        code: `P${next()}`,
        name: `Partenaire ${count}`,
        created_at: now(),
        ...columns,
      }),
    site: (company: number, clientId: number, columns: Row = {}) =>
      idOf('sites', 'site_id', {
        company_id: company,
        client_id: clientId,
        code: `S${next()}`,
        name: `Site ${count}`,
        time_zone: 'Europe/Paris',
        created_at: now(),
        ...columns,
      }),
    /** An agent; the code is what it types at a device. */
    agent: (company: number, { code, columns = {} }: NewAgent = {}) =>
      idOf('agents', 'agent_id', {
        company_id: company,
        employee_number: `M${next()}`,
        last_name: `Nom${count}`,
        first_name: 'Alix',
        created_at: now(),
        clocking_code_hmac: code === undefined ? null : codeHmac(secrets, company)(code),
        clocking_code_check: code === undefined ? null : maskedCheck(secrets, company)(code),
        ...columns,
      }),
    async contract(company: number, agentId: number, columns: Row = {}): Promise<number> {
      const type = await superuser.query<{ id: number }>('select contract_type_id as id from contract_types where company_id = $1', [
        company,
      ])
      const contract_type_id = type.rows[0]?.id ?? (await idOf('contract_types', 'contract_type_id', { company_id: company, name: 'CDI' }))
      return idOf('contracts', 'contract_id', {
        company_id: company,
        number: `K${next()}`,
        agent_id: agentId,
        contract_type_id,
        starts_on: '2020-01-01',
        ...columns,
      })
    },
    async shift(company: number, { siteId, agentId = null, contractId = null, startsAt, endsAt, columns = {} }: NewShift): Promise<number> {
      const { rows } = await superuser.query<{ zone: string }>(
        'select time_zone as zone from sites where company_id = $1 and site_id = $2',
        [company, siteId],
      )
      const starts = new Date(startsAt).toISOString().replace('.000', '') as Instant
      return idOf('shifts', 'shift_id', {
        company_id: company,
        number: `V${next()}`,
        site_id: siteId,
        agent_id: agentId,
        contract_id: contractId,
        starts_at: starts,
        ends_at: endsAt,
        month: monthOf(localOf(starts, rows[0]!.zone)),
        ...columns,
      })
    },
    async user(
      company: number,
      { role, email, password, rights = everyRight, forbiddenPages = [], clientIds = [], siteIds = [], columns = {} }: NewUser,
    ) {
      const address = email ?? `user${next()}@example.test`
      const user_id = await idOf('users', 'user_id', {
        company_id: company,
        role,
        username: address,
        email: address,
        first_name: 'Camille',
        last_name: 'Martin',
        is_first_login: false,
        password_hash: password === undefined ? null : await hashOnce(password),
        created_at: now(),
        ...columns,
      })
      const of = { company_id: company, user_id }
      if (role === 'manager') for (const right of rights) await insert('user_rights', { ...of, right })
      for (const page of forbiddenPages) await insert('user_forbidden_pages', { ...of, page })
      for (const client_id of clientIds) await insert('user_clients', { ...of, client_id })
      for (const site_id of siteIds) await insert('user_sites', { ...of, site_id })
      return user_id
    },
    /** A live session; answers its token. */
    async session(company: number, userId: number, { kind = 'web', idleMinutes = 30 }: NewSession = {}): Promise<string> {
      const token = newAccessToken(company)
      await insert('sessions', {
        company_id: company,
        token_hash: digestOf(token),
        user_id: userId,
        kind,
        created_at: now(),
        acted_at: now(),
        idle_minutes: idleMinutes,
      })
      return token
    },
    /** A paired device with its session. */
    async device(company: number, siteIds: readonly number[], columns: Row = {}) {
      const secret = randomBytes(32).toString('base64url')
      const uuid = randomUUID()
      const deviceId = await idOf('devices', 'device_id', {
        company_id: company,
        uuid,
        secret_hash: digestOf(secret),
        paired_at: now(),
        ...columns,
      })
      const links: number[] = []
      for (const site_id of siteIds) {
        links.push(await idOf('device_sites', 'device_site_id', { company_id: company, device_id: deviceId, site_id, created_at: now() }))
      }
      const userId = await make.user(company, { role: 'clocking_device', email: '', columns: { device_id: deviceId } })
      const token = await make.session(company, userId, { kind: 'device', idleMinutes: null })
      return { deviceId, uuid, secret, links, userId, token }
    },
  }
  return make
}
