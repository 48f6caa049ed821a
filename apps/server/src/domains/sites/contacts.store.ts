import { contactFields } from '@vigie/contract/sites/contacts.ts'
import type { Contact } from '@vigie/contract/sites/sites.sheet.ts'
import { recordTable } from '../../kit/record.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** A contact as managers change it. */
type KeptContact = Contact & { readonly version: number }

/** Whose a contact is: one of the two. */
export interface ContactOwner {
  readonly siteId: number | null
  readonly clientId: number | null
}

/** What is filled in of a contact; a new one gets its owner by `ownedContacts`. */
export const contacts = recordTable({ table: 'contacts', id: 'contact_id', fields: contactFields })
export const ownedContacts = recordTable({
  table: 'contacts',
  id: 'contact_id',
  fields: { ...contactFields, siteId: { kind: 'reference', wire: 'site_id' }, clientId: { kind: 'reference', wire: 'client_id' } } as const,
})

/** Whom to call about a site: its own contacts, then its client's. */
export const contactsOf = (db: Db, siteId: number) =>
  statement<KeptContact>(
    `select k.contact_id as id, coalesce(k.code, '') as code, k.username, k.name, k.email, k.phone_mobile as "phoneMobile", k.job, k.note,
            k.site_id is null as "isOfClient", k.version
       from sites s join contacts k on k.company_id = s.company_id and (k.site_id = s.site_id or k.client_id = s.client_id)
      where s.company_id = $1 and s.site_id = $2 order by k.site_id is null, k.place, k.name, k.contact_id`,
    [db.companyId, siteId],
  )

/** Whom to call about all sites of a client. */
export const contactsOfClient = (db: Db, clientId: number) =>
  statement<KeptContact>(
    `select contact_id as id, coalesce(code, '') as code, username, name, email, phone_mobile as "phoneMobile", job, note,
            true as "isOfClient", version
       from contacts where company_id = $1 and client_id = $2 order by place, name, contact_id`,
    [db.companyId, clientId],
  )

/** The client whose readers see a contact: that of the site, or the client itself; none where there is no such site or client. */
export const ownerThere = (db: Db, { siteId, clientId }: ContactOwner) =>
  statement<{ clientId: number }>(
    `select c.client_id as "clientId" from clients c
      where c.company_id = $1 and c.client_id = coalesce($3, (select client_id from sites where company_id = $1 and site_id = $2))`,
    [db.companyId, siteId, clientId],
  )

/** Whose a contact is. */
export const contactThere = (db: Db, contactId: number) =>
  statement<ContactOwner>('select site_id as "siteId", client_id as "clientId" from contacts where company_id = $1 and contact_id = $2', [
    db.companyId,
    contactId,
  ])

/** No row: it has changed since `version`. */
export const removeContactRow = (db: Db, contactId: number, version: number) =>
  statement<{ id: number }>('delete from contacts where company_id = $1 and contact_id = $2 and version = $3 returning contact_id as id', [
    db.companyId,
    contactId,
    version,
  ])

/** Puts the contacts of a site or client into an order; those that are not named come after. */
export const orderContactRows = (db: Db, { siteId, clientId }: ContactOwner, ids: readonly number[]) =>
  statement<{ id: number }>(
    `update contacts set place = coalesce(array_position($4::int[], contact_id), cardinality($4::int[]) + 1)
      where company_id = $1 and (site_id = $2 or client_id = $3) returning contact_id as id`,
    [db.companyId, siteId, clientId, ids],
  )
