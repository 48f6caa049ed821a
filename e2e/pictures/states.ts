import { chief } from '../kit/company/chief.ts'
import { changeRows } from '../kit/company/database.ts'
import type { Installation } from '../kit/company/installation.ts'

/** The users of an empty company beside its manager. */
export const emptyPeople = {
  client: 'client@acme.example',
  partner: 'partenaire@acme.example',
  agent: 'agent@acme.example',
} as const

const company = "(select company_id from companies where code = 'ACME')"
const made = "'2026-10-01T08:00:00Z'"

/** A client, a partner and an agent with a contract, each with a sign-in, and nothing else. No screen makes them yet. */
export async function fillWithNothing(installation: Installation): Promise<void> {
  const run = (sql: string, values: readonly unknown[] = []) => changeRows(installation, sql, values)
  await run(`insert into clients (company_id, code, name, created_at) values (${company}, 'C1', 'Client sans site', ${made})`)
  await run(`insert into partners (company_id, code, name, created_at) values (${company}, 'P1', 'Partenaire sans agent', ${made})`)
  await run(
    `insert into agents (company_id, employee_number, last_name, first_name, created_at) values (${company}, '1', 'Nouveau', 'Noé', ${made})`,
  )
  await run(`insert into contract_types (company_id, name) select ${company}, 'CDI' where not exists
             (select from contract_types where company_id = ${company})`)
  await run(
    `insert into contracts (company_id, number, agent_id, contract_type_id, starts_on)
     select a.company_id, 'K1', a.agent_id, (select min(contract_type_id) from contract_types t where t.company_id = a.company_id), '2026-01-01'
       from agents a where a.company_id = ${company}`,
  )
  for (const [role, email, link] of [
    ['client', emptyPeople.client, 'client_id'],
    ['manager_partner', emptyPeople.partner, 'partner_id'],
    ['resource', emptyPeople.agent, 'agent_id'],
  ] as const) {
    await run(
      `insert into users (company_id, role, username, email, first_name, last_name, password_hash, is_first_login, ${link}, created_at)
       select company_id, $1, $2, $2, 'Noé', 'Nouveau', password_hash, false,
              (select ${link} from ${link.replace('_id', 's')} where company_id = ${company}), created_at
         from users where email = $3`,
      [role, email, chief.email],
    )
  }
}

/** To 60 letters, each name still beginning as it did, and holding a word that no line can break. */
const longer = (column: string, table: string) =>
  `update ${table} set ${column} = left(${column} || ' Interdépartementalisation-des-Établissements-Médicosociaux Réunis', 60)`

const namedTables = [
  'anomaly_reasons',
  'clients',
  'companies',
  'contacts',
  'contract_types',
  'devices',
  'links',
  'partners',
  'prestations',
  'profiles',
  'qualifications',
  'sectors',
  'sites',
  'unavailability_types',
]

/** Every name of the demo becomes 60 letters long. A person's first and last name are 60 together. */
export async function lengthenNames(installation: Installation): Promise<void> {
  for (const table of namedTables) await changeRows(installation, longer('name', table))
  await changeRows(installation, longer('title', 'news'))
  for (const table of ['agents', 'users']) {
    await changeRows(
      installation,
      `update ${table} set first_name = left(first_name || '-Bartholomée-Scholastique', 24),
                           last_name = left(last_name || 'andrianampoinimerinarakotomalala', 35)`,
    )
  }
}
