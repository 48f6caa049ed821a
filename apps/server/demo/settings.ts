import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import { insertion } from './rows.ts'

/** What the demo company has set; for the rest it keeps what a new company starts with. */
const settingsAt = (now: Instant): Partial<CompanySettings> => ({
  phone_urgency: '01 99 00 17 17',
  // «Je suis en route» from two hours before: with a pair of services every two hours one can always be seen saying it.
  pre_clocking_resource_notification_minutes: 120,
  // «Tout va bien ?» every two hours: since yesterday, so that it stands in stories that are over too.
  shift_check_every_minutes: 120,
  shift_check_since: addMinutes(now, -26 * 60),
})

const texts = [
  { page: 'login', language: 'fr', text: 'Société de démonstration : les noms et les données sont inventés.' },
  { page: 'login', language: 'en', text: 'Demo company: names and data are made up.' },
  { page: 'login', language: 'de', text: 'Demofirma: Namen und Daten sind erfunden.' },
]

/** The company's own settings, texts and declaration; it is as old as its sites. */
export const saveSettings = (db: Db, since: Instant, now: Instant) =>
  db.batch(
    statement(
      `update companies set authorisation_number = $2, declaration_number = $3, address = '21 rue du Beffroi', postcode = '75013',
              city = 'Paris', created_at = $4 where company_id = $1`,
      [db.companyId, 'AUT-000-2119-05-14-20200000000', 'DEC-000-2026-00417', since],
    ),
    statement(
      `insert into company_settings (company_id, key, value) select $1, key, value from jsonb_each($2::jsonb)
       on conflict (company_id, key) do nothing`,
      [db.companyId, JSON.stringify(settingsAt(now))],
    ),
    insertion(db, 'company_texts', { page: 'text', language: 'text', text: 'text' }, texts),
  )
