import type { Explanation } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import type { ReasonDependency } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type pg from 'pg'
import { withClient, type DatabaseLocation } from './platform/postgres/pool.ts'
import { firstDocumentTypes } from './domains/documents/documents.types.rules.ts'
import { firstQualifications, firstUnavailabilities } from './domains/agents/qualifications.rules.ts'

export interface NewCompany {
  readonly code: string
  readonly name: string
  readonly now: Instant
  /** The company's own shortest password; 0: the specification's. */
  readonly passwordMinimum: number
  /** Whether it begins with the trade's usual contracts, profiles, activities and prestations: a company that fills them itself does not. */
  readonly hasUsualLists?: boolean
}

/** Makes a company with its first settings, as the owner of the schema: the application cannot. Answers its id. */
export const makeCompany = (
  owner: DatabaseLocation,
  { code, name, now, passwordMinimum, hasUsualLists = false }: NewCompany,
): Promise<number> =>
  withClient(owner, async (client) => {
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
      `insert into anomaly_reasons (company_id, name, is_early_leave_accepted, explains, depends_on, is_private)
       select $1, name, accepted, string_to_array(explains, ','), depends_on, is_private
         from unnest($2::text[], $3::boolean[], $4::text[], $5::text[], $6::boolean[]) with ordinality as r (name, accepted, explains, depends_on, is_private, at) order by at`,
      [
        companyId,
        firstReasons.map(({ name }) => name),
        firstReasons.map(({ isAccepted = true }) => isAccepted),
        firstReasons.map(({ explains }) => explains.join(',')),
        firstReasons.map(({ dependsOn = null }) => dependsOn),
        firstReasons.map(({ isPrivate = false }) => isPrivate),
      ],
    )
    await client.query(
      `insert into qualifications (company_id, kind, code, name) select $1, kind, code, name from unnest($2::text[], $3::text[], $4::text[]) as q (kind, code, name)`,
      [companyId, ...(['kind', 'code', 'name'] as const).map((column) => firstQualifications.map((row) => row[column]))],
    )
    await client.query('insert into unavailability_types (company_id, name) select $1, unnest($2::text[])', [
      companyId,
      [...firstUnavailabilities],
    ])
    await client.query('insert into document_types (company_id, name) select $1, unnest($2::text[])', [companyId, [...firstDocumentTypes]])
    if (hasUsualLists) await makeUsualLists(client, companyId)
    await client.query('commit')
    return companyId
  })

/** The lists that contracts and services choose from, as French companies of the trade call them. */
async function makeUsualLists(client: pg.Client, companyId: number): Promise<void> {
  for (const [table, names] of [
    ['contract_types', usualContracts],
    ['activities', usualActivities],
  ] as const)
    await client.query(`insert into ${table} (company_id, name) select $1, unnest($2::text[])`, [companyId, names])
  await client.query(
    'insert into profiles (company_id, name, is_night) select $1, name, is_night from unnest($2::text[], $3::boolean[]) as p (name, is_night)',
    [companyId, ['Jour', 'Nuit'], [false, true]],
  )
  await client.query(
    `insert into prestations (company_id, name, is_card_required) select $1, name, is_card from unnest($2::text[], $3::boolean[]) as p (name, is_card)`,
    [companyId, usualPrestations.map(({ name }) => name), usualPrestations.map(({ needsCard = true }) => needsCard)],
  )
}
const usualContracts = ['CDI', 'CDI temps partiel', 'CDD', 'Apprentissage', 'Intérim']
const usualActivities = ['Surveillance', 'Rondes', 'Accueil', 'Filtrage', 'Sécurité incendie']
/** What a prestation asks for follows from its name; a reception needs no professional card. */
const usualPrestations: readonly { readonly name: string; readonly needsCard?: boolean }[] = [
  { name: 'Agent de sécurité' },
  { name: 'Rondier intervenant' },
  { name: 'Agent cynophile' },
  { name: 'Agent d’accueil', needsCard: false },
  { name: 'SSIAP 1' },
  { name: 'SSIAP 2' },
  { name: 'SSIAP 3' },
]

interface FirstReason {
  readonly name: string
  readonly explains: readonly Explanation[]
  /** Whether leaving early with it is in order; it is unless said. */
  readonly isAccepted?: boolean
  /** Whom it is about beside the agent. */
  readonly dependsOn?: ReasonDependency
  /** It says something of the agent's health. */
  readonly isPrivate?: boolean
}
/** The reasons that every company starts with, and what each explains. */
const firstReasons: readonly FirstReason[] = [
  { name: 'Relève arrivée en avance', explains: ['end'], dependsOn: 'relief' },
  { name: 'Fin de mission anticipée par le client', explains: ['end'], dependsOn: 'manager' },
  { name: 'Accord du responsable d’exploitation', explains: ['start', 'end', 'place'], dependsOn: 'manager' },
  { name: 'Oubli de pointage', explains: ['start', 'end', 'place'] },
  { name: 'Panne de la pointeuse', explains: ['start', 'end'] },
  { name: 'Retard de transport', explains: ['start'] },
  { name: 'Position du téléphone imprécise', explains: ['place'] },
  { name: 'Poste à un autre accès du site', explains: ['place'] },
  { name: 'Maladie ou accident', explains: ['end'], isPrivate: true },
  { name: 'Poste abandonné', explains: ['end'], isAccepted: false },
]
