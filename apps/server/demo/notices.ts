import { role, type Role } from '@vigie/contract/access.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { documentPath, type FiledDocument, type ToldReader } from '../src/domains/documents/documents.notifications.ts'
import { aboutDue, daysBefore } from '../src/domains/documents/readers/readers.tasks.ts'
import { dueDocuments, markReminded } from '../src/domains/documents/readers/remind.store.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'

const clients = [role.client, role.clientUser]
const day = 24 * 60

/** What a manager has written to its people, so many minutes before now; one that is older was read. */
const notices: readonly { readonly title: string; readonly text: string; readonly before: number; readonly to: readonly Role[] }[] = [
  {
    title: 'Réunion d’équipe jeudi',
    text: 'Rendez-vous jeudi à 9 h au siège : plannings du mois prochain et tenues d’hiver. Prévenez l’exploitation si vous êtes en service.',
    before: 4 * 60,
    to: [role.agent],
  },
  {
    title: 'Relèves de 7 h',
    text: 'Deux sites ont signalé des relèves tardives cette semaine. Merci de vérifier les effectifs la veille.',
    before: 6 * 60,
    to: [role.manager],
  },
  {
    title: 'Votre interlocuteur cette semaine',
    text: 'L’exploitation vous répond de 6 h à 22 h ; la nuit, l’astreinte prend le relais au numéro d’urgence.',
    before: day + 30,
    to: [...clients, role.partner],
  },
  {
    title: 'Badges et cartes professionnelles',
    text: 'Pensez à garder votre carte professionnelle sur vous : un contrôle est possible à tout moment.',
    before: 5 * day,
    to: [role.agent, role.manager],
  },
]
/** Minutes after which a notice has been read. */
const unread = 2 * day

/** A few notices for every role, so that the bell rings and the list has something to show. Nothing is sent for them. */
export async function saveNotices(db: Db, now: Instant): Promise<void> {
  // The newest last, as they would have come.
  for (const { title, text, before, to } of notices.toReversed())
    await db.save(
      statement(
        `insert into notifications (company_id, user_id, kind, facts, path, about, created_at, read_at)
         select $1, user_id, 'message', $2::jsonb, '/notifications', $3, $4, $5 from users
          where company_id = $1 and role = any($6) and is_active`,
        [
          db.companyId,
          JSON.stringify({ title, text }),
          `demo ${title}`,
          addMinutes(now, -before),
          before > unread ? addMinutes(now, 60 - before) : null,
          to,
        ],
      ),
    )
}

/** Of a document that was filed, to those who are asked to validate it and to the others. Nothing is sent for them either. */
export const filedNotices = (db: Db, document: FiledDocument, readers: readonly ToldReader[], at: Instant) =>
  [true, false].map((asks) =>
    statement(
      `insert into notifications (company_id, user_id, kind, facts, path, site_id, about, created_at)
       select $1, user_id, 'documentFiled', $2::jsonb, $3, $4, $5, $6 from users
        where company_id = $1 and user_id = any($7::int[]) and is_active`,
      [
        db.companyId,
        JSON.stringify({ document: document.name, asks, by: asks ? document.validateBy : null }),
        documentPath(document.id),
        document.siteId,
        `document ${document.id} v${document.version}`,
        at,
        readers.flatMap(({ userId, isAsked }) => (userId !== null && isAsked === asks ? [userId] : [])),
      ],
    ),
  )

/** Of documents whose day is near, as last night would have told: the first night of this installation tells it to nobody again. */
export async function saveDueNotices(db: Db, now: Instant): Promise<void> {
  const at = addMinutes(now, -45)
  for (const due of await db.read(dueDocuments(db, now, daysBefore)))
    await db.batch(
      statement(
        `insert into notifications (company_id, user_id, kind, facts, path, site_id, about, created_at)
         select $1, unnest($2::int[]), 'documentDue', $3::jsonb, $4, $5, $6, $7`,
        [
          db.companyId,
          due.userIds,
          JSON.stringify({ document: due.name, by: due.validateBy }),
          documentPath(due.id),
          due.siteId,
          aboutDue(due),
          at,
        ],
      ),
      markReminded(db, due.id, due.userIds, at),
    )
}

/** They were made document by document: numbered anew, they stand in the order in which they would have come. */
export const inTheirOrder = (db: Db) =>
  statement(
    `with former as (delete from notifications where company_id = $1 returning *)
     insert into notifications (company_id, user_id, kind, facts, path, site_id, about, created_at, read_at)
     select company_id, user_id, kind, facts, path, site_id, about, created_at, read_at from former order by created_at`,
    [db.companyId],
  )
