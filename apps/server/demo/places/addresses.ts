import { contactCode } from '@vigie/contract/sites/sites.rules.ts'
import { statement, type Db } from '../../src/platform/postgres/db.ts'
import { clients } from './clients.ts'
import { dice } from '../random.ts'
import { idOf, insertion } from '../rows.ts'
import { fictionPhone } from './sites.ts'
import { plannedSites } from './sites.plan.ts'

type Ids = ReadonlyMap<string, number>

/** What is wrong at a few sites: each site that has an alert says it at the top of its sheet. */
const alerts: Readonly<Record<string, string>> = {
  VAL01: 'Portail nord en panne : faire entrer les camions par la porte 3, contrôle manuel.',
  ORV03: 'Travaux dans la galerie jusqu’à la fin du mois : issue de secours B condamnée.',
  HBR02: 'Hélistation fermée au public. Renvoyer vers l’accueil principal.',
  MAS03: 'Alerte cyclonique possible : relire la consigne de repli avant la prise de service.',
}

const clientManagers: Readonly<Record<string, string>> = {
  VAL: 'Hélène Montrivel',
  ORV: 'Aurélien Castrevigne',
  HBR: 'Mathilde Ormesson-Vaux',
  MAS: 'Kévin Payetteau',
}
const operationsManagers = ['Camille Rochemaure', 'Paul Vallombreuse', 'Sabrina Trézelec'] as const

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '.')

/** Whom to call: every client's manager, every site's operations manager, and a guard room where somebody sits. */
function contacts(clientIds: Ids, siteIds: Ids) {
  const contact = (of: { site_id?: number; client_id?: number }, code: string, name: string, email: string, phone: string) => ({
    site_id: of.site_id ?? null,
    client_id: of.client_id ?? null,
    code,
    username: email.split('@')[0]!,
    name,
    email,
    phone_mobile: phone,
  })
  return [
    ...clients.map(({ code }) => {
      const name = clientManagers[code]!
      const email = `${plain(name)}@${code.toLowerCase()}.example`
      return contact(
        { client_id: idOf(clientIds, code) },
        contactCode.clientManager,
        name,
        email,
        fictionPhone('mobile', `contact ${code}`),
      )
    }),
    ...plannedSites.flatMap(({ code }) => {
      const thrown = dice('contacts', code)
      const name = thrown.pick(operationsManagers)
      const of = { site_id: idOf(siteIds, code) }
      const operations = contact(
        of,
        contactCode.operationsManager,
        name,
        `${plain(name)}@demo.example`,
        fictionPhone('mobile', `contact ${name}`),
      )
      const room = contact(of, '', 'PC sécurité', '', fictionPhone('fixed', `room ${code}`))
      return thrown.happens(0.6) ? [operations, room] : [operations]
    }),
  ]
}

/** Contacts and alerts of the sites. */
export async function savePlaces(db: Db, clientIds: Ids, siteIds: Ids): Promise<void> {
  const columns = {
    site_id: 'int',
    client_id: 'int',
    code: 'text',
    username: 'text',
    name: 'text',
    email: 'text',
    phone_mobile: 'text',
  } as const
  await db.batch(
    insertion(db, 'contacts', columns, contacts(clientIds, siteIds)),
    statement(
      `update sites set alert = given.alert from unnest($2::text[], $3::text[]) as given (code, alert)
        where sites.company_id = $1 and sites.code = given.code`,
      [db.companyId, Object.keys(alerts), Object.values(alerts)],
    ),
  )
}
