import { randomUUID } from 'node:crypto'
import { registerOf, type RegisterName } from '@vigie/contract/registers/registers.all.ts'
import type { TestApp } from '../../../test/app.ts'
import type { Values } from '../../../test/transports.ts'
import { registerSources } from './registers.tables.ts'

/** The required columns of each table, besides a unique name. */
const required: Readonly<Partial<Record<RegisterName, () => Values>>> = {
  holidays: () => ({ month_day: '10-14' }),
  sectors: () => ({ code: randomUUID().slice(0, 20) }),
  qualifications: () => ({ kind: 'degree', code: randomUUID().slice(0, 20) }),
  links: () => ({ url: 'https://example.test', roles: ['manager'] }),
  news: () => ({ body: 'Texte', published_at: '2026-10-01T08:00:00Z', roles: ['manager'] }),
}

/** A row of a register, put there without its calls. */
export async function rowOfRegister(app: TestApp, companyId: number, name: RegisterName, values: Values = {}) {
  const { table, id } = registerSources[name]
  const named = { [name === 'news' ? 'title' : 'name']: `Ligne ${randomUUID()}` }
  const row = await app.rows.insert(table, { company_id: companyId, ...named, ...required[name]?.(), ...values })
  return { ...row, id: row[id] as number }
}

/** Values of a row that its list does not have yet. */
export function freeValues(name: RegisterName): Values {
  const { example, unique, fields } = registerOf(name)
  return { ...example, ...Object.fromEntries(unique.map((group) => [fields[group.at(-1)!]!.wire, randomUUID().slice(0, 20)])) }
}
