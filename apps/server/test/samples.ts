import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { roles, type Role } from '@vigie/contract/access.ts'
import { calls } from '@vigie/contract/gather/calls.ts'
import { modulesOf } from '@vigie/contract/gather/modules.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import * as z from 'zod/mini'
import { digestOf, newLinkToken } from '../src/domains/auth/sessions/auth.tokens.ts'
import type { As, SentFile, Values } from './transports.ts'
import type { TestApp } from './app.ts'
import { password, type Fixture } from './fixture.ts'

export interface Sample {
  readonly values: Values
  readonly as: As
  /** Of a form; a call that takes files by HTTP alone. */
  readonly files?: readonly SentFile[]
}
/** By the name of a call, values and a caller by which it answers; made anew each time, for some serve once. */
export type Samples = Readonly<Record<string, () => Promise<Sample>>>
export type SampleKit = ReturnType<typeof sampleKit>

/** Each domain's own samples, where the table of calls does not suffice to make them. */
const ofDomains = await modulesOf<{ readonly samples: (kit: SampleKit) => Samples }>(
  path.join(import.meta.dirname, '../src/domains'),
  /\.calls\.testing\.ts$/,
)

/** The example of the contract, or no values, by the first role that may make the call; undefined where values must be given. */
function sampleFromTable(call: Call, fixture: Fixture): Samples {
  const caller = [...roles, 'nobody' as const].find((one) => call.access[one])
  const values = call.example ?? (z.safeDecode(call.input, {}).success ? {} : undefined)
  if (caller === undefined || values === undefined) return {}
  return { [nameOf(call)]: () => Promise.resolve({ values: values as Values, as: fixture.as(caller) }) }
}

/** A sample of each call: from the table of calls, unless its domain has one (`<domain>.calls.testing.ts`). */
export function samplesOf(app: TestApp, fixture: Fixture): Samples {
  const kit = sampleKit(app, fixture)
  const ofTable = calls.map((call) => sampleFromTable(call, fixture))
  return Object.assign({}, ...ofTable, ...ofDomains.map(({ exports }) => exports.samples(kit))) as Samples
}

/** What samples of several domains are made with. */
function sampleKit(app: TestApp, fixture: Fixture) {
  const { rows } = app
  const company = fixture.company.id
  const as =
    (name: Role | 'nobody', values: Values = {}) =>
    () =>
      Promise.resolve({ values, as: fixture.as(name) })
  /** A user of its own, whose session, password and links may be used up. */
  const someone = async () => {
    const email = `${randomUUID()}@example.test`
    const userId = await rows.user(company, { role: 'manager', email, password })
    return { email, userId, as: { code: fixture.company.code, token: await rows.session(company, userId) } }
  }
  const link = async (kind: 'reset' | 'confirmation') => {
    const { userId } = await someone()
    const token = newLinkToken(false)
    const times = { created_at: app.clock.now(), expires_at: '2030-01-01T00:00:00Z' }
    await rows.insert('one_time_links', { company_id: company, token_hash: digestOf(token), user_id: userId, kind, ...times })
    return token
  }
  const shift = () =>
    rows.shift(company, {
      siteId: fixture.siteId,
      agentId: fixture.agentId,
      contractId: fixture.contractId,
      startsAt: '2026-10-12T08:00:00Z',
      endsAt: '2026-10-12T16:00:00Z',
    })
  return { app, fixture, rows, company, as, someone, link, shift }
}

/** No lock for wrong tries, so that a test may make thousands of them. */
export const unlockThrottles = (app: TestApp) =>
  app.database.superuser.query(`
    create function never_locked() returns trigger language plpgsql as $$
    begin
      new.locked_until := 'epoch'; new.empty_at := 'epoch';
      return new;
    end $$;
    create trigger never_locked before insert or update on throttles for each row execute function never_locked()`)
