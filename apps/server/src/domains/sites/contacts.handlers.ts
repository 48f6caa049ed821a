import {
  changeContact,
  contactFields,
  contactProblems,
  createContact,
  listClientContacts,
  orderContacts,
  removeContact,
  type ContactForm,
} from '@vigie/contract/sites/contacts.ts'
import { contactsInOrder } from '@vigie/contract/sites/sites.rules.ts'
import { siteChanged } from '@vigie/contract/sites/sites.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { savedRow } from '../../kit/version-conflict.ts'
import { isReferred } from '../../platform/postgres/db.ts'
import {
  contacts,
  contactsOfClient,
  contactThere,
  orderContactRows,
  ownedContacts,
  ownerThere,
  removeContactRow,
  type ContactOwner,
} from './contacts.store.ts'

export const handlers = [
  reading(listClientContacts, async ({ input: { clientId }, db }) => {
    const [[there], found] = await db.batch(ownerThere(db, { siteId: null, clientId }), contactsOfClient(db, clientId))
    requires(there, 'NOT_FOUND')
    return { contacts: contactsInOrder(found) }
  }),

  handle(createContact, async ({ input: { siteId, clientId, ...form }, db, now, ...context }) => {
    const of = ownerIn({ siteId, clientId }, createContact.input)
    refuseContact(form, createContact.input)
    const made = await db.save(ownedContacts.create(db, now, { ...(form as ContactForm), ...of })).catch((error: unknown) => {
      if (isReferred(error)) throw new Refusal('NOT_FOUND')
      throw error
    })
    await notify({ db, ...context }, of)
    return savedRow(made)
  }),

  handle(changeContact, async ({ input: { id, version, ...form }, db, ...context }) => {
    const of = await db.one(contactThere(db, id))
    requires(of, 'NOT_FOUND')
    refuseContact(form, changeContact.input)
    const [saved] = await db.save(contacts.change(db, id, version, form as ContactForm))
    requires(saved, 'CONFLICT')
    await notify({ db, ...context }, of)
    return { id, version: saved.version }
  }),

  handle(removeContact, async ({ input: { id, version }, db, ...context }) => {
    const of = await db.one(contactThere(db, id))
    requires(of, 'NOT_FOUND')
    requires((await db.save(removeContactRow(db, id, version)))[0], 'CONFLICT')
    await notify({ db, ...context }, of)
    return {}
  }),

  handle(orderContacts, async ({ input: { siteId, clientId, ids }, db, ...context }) => {
    const of = ownerIn({ siteId, clientId }, orderContacts.input)
    requires((await db.save(orderContactRows(db, of, ids))).length > 0, 'NOT_FOUND')
    await notify({ db, ...context }, of)
    return {}
  }),
]

const refuseContact = (form: ContactForm, input: object) =>
  refuseFields([...fieldProblems(contactFields, form), ...contactProblems(form)], input)

function ownerIn(of: ContactOwner, input: object): ContactOwner {
  const isOne = (of.siteId === null) !== (of.clientId === null)
  refuseFields(isOne ? [] : [{ field: 'siteId', problem: 'contact.owner' }], input)
  return of
}

/** Sheets that show the contact reload: that of its site, or those of all sites of its client. */
async function notify({ db, company, emit }: Pick<RequestContext, 'db' | 'company' | 'emit'>, of: ContactOwner) {
  const owner = await db.one(ownerThere(db, of))
  const readers = [audience.sites(company.id), ...(owner ? [audience.sitesOfClient(company.id, owner.clientId)] : [])]
  emit(siteChanged, { siteId: of.siteId }, of.siteId === null ? readers : [...readers, audience.siteSheet(company.id, of.siteId)])
}
