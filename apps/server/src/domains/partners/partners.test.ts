import { readSession, resetPassword, signIn } from '@vigie/contract/auth/auth.ts'
import { readPartnerHistory } from '@vigie/contract/changes/changes.ts'
import {
  changePartner,
  closePartners,
  createPartner,
  partnerChanged,
  readPartner,
  removePartner,
  searchPartners,
} from '@vigie/contract/partners/partners.ts'
import { inviteUser, inviteUserAgain } from '@vigie/contract/users/users.invite.ts'
import { changeUserAccess, listUserChoices, listUsers } from '@vigie/contract/users/users.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app), freshFixture(app)]
const manager = () => fixture.as('manager')
const form = {
  name: 'Atlantique Veille',
  code: '',
  legal_form: 'SARL',
  registration_number: '812 345 678',
  vat_number: 'FR12812345678',
  authorisation_number: 'AUT-044-2112-01-01-20250000001',
  authorisation_ends_on: '2030-01-31',
  contact_name: 'Nora Grandval',
  address: '2 quai des Antilles',
  address_complement: 'Bâtiment B',
  postcode: '44200',
  city: 'Nantes',
  email: 'contact@atlantique.example',
  phone: '02 40 00 00 00',
  note: 'Rang 1',
  is_active: true,
}
const create = (values: Values = {}, as = manager()) => app.http(createPartner, { ...form, ...values }, as)
const made = async (values: Values = {}) => outputOf(createPartner, await create(values))
const read = async (partnerId: number) => outputOf(readPartner, await app.http(readPartner, { partnerId }, manager())).record
const change = (partnerId: number, version: number, values: Values = {}) =>
  app.http(changePartner, { partnerId, version, ...form, ...values }, manager())
const turn = (ids: readonly number[], is_active: boolean, as = manager()) => app.http(closePartners, { ids, is_active }, as)
const turned = async (ids: readonly number[], isActive: boolean) => outputOf(closePartners, await turn(ids, isActive))
const refusedFields = (answer: { readonly error?: { readonly errors?: object } | undefined }) => Object.keys(answer.error?.errors ?? {})
const invite = (partnerId: number, email = 'nora@example.test') =>
  app.http(inviteUser, { role: 'manager_partner', firstname: 'Nora', lastname: 'Grandval', email, partner_id: partnerId }, manager())
const session = () => app.http(readSession, {}, fixture.as('manager_partner'))

describe('a partner', () => {
  it('is kept as it was filled in, under the next code, and found without accents', async () => {
    const [first, second] = await Promise.all([made(), made({ name: 'Récif Sûreté' })])
    const kept = await read(first.id)
    expect(kept).toMatchObject({
      legalForm: 'SARL',
      authorisationNumber: form.authorisation_number,
      authorisationEndsOn: '2030-01-31',
      contactName: 'Nora Grandval',
      addressComplement: 'Bâtiment B',
      agentCount: 0,
      userCount: 0,
    })
    expect(new Set([kept.code, (await read(second.id)).code]).size).toBe(2)
    const found = outputOf(searchPartners, await app.http(searchPartners, { search: 'recif surete' }, manager()))
    expect(found.rows.map(({ id }) => id)).toEqual([second.id])
  })

  it('is changed over its version, and its history says what', async () => {
    const { id, version } = await made({ code: 'AV' })
    outputOf(changePartner, await change(id, version, { authorisation_ends_on: '2031-01-31' }))
    expect((await change(id, version, { name: 'Trop tard' })).error?.code).toBe('CONFLICT')
    const { entries } = outputOf(readPartnerHistory, await app.http(readPartnerHistory, { partnerId: id }, manager()))
    expect(entries.map(({ act, fields }) => [act, fields.map(({ name, from, to }) => [name, from, to])])).toEqual([
      ['changed', [['authorisation_ends_on', '2030-01-31', '2031-01-31']]],
      ['created', []],
    ])
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'a@' }, 'email'],
    [{ authorisation_ends_on: '2030-02-31' }, 'authorisation_ends_on'],
    [{ legal_form: 'x'.repeat(61) }, 'legal_form'],
  ] as const)('is refused field by field: %j', async (values, field) => {
    const refused = await create(values)
    expect([refused.status, refusedFields(refused)]).toEqual([422, [field]])
  })

  it('has a code of its own; an authorisation of another form is taken', async () => {
    await made({ code: 'AV', authorisation_number: 'AUT-1' })
    expect(refusedFields(await create({ code: 'AV' }))).toEqual(['code'])
    expect((await create({ code: 'AV' }, elsewhere.as('manager'))).status).toBe(200)
  })

  it('is told to other administrators at once, and to nobody else', async () => {
    const [admin, other] = [await app.socket(manager()), await app.socket(fixture.as('client'))]
    const { id } = await made()
    expect(await admin.next(partnerChanged.name)).toEqual({ partnerId: id })
    expect(other.received(partnerChanged.name)).toEqual([])
  })

  it('is removed where nothing refers to it; else it is closed', async () => {
    const unused = await made()
    const remove = (id: number, version: number) => app.http(removePartner, { partnerId: id, version }, manager())
    expect((await remove(unused.id, unused.version + 1)).error?.code).toBe('CONFLICT')
    expect((await remove(unused.id, unused.version)).status).toBe(200)
    expect((await app.http(readPartner, { partnerId: unused.id }, manager())).status).toBe(404)
    const lending = await made()
    await app.rows.agent(fixture.company.id, { columns: { partner_id: lending.id } })
    for (const partnerId of [lending.id, fixture.partnerId]) expect((await remove(partnerId, 1)).error?.code).toBe('RECORD_IN_USE')
    expect(await read(lending.id)).toMatchObject({ agentCount: 1 })
  })

  it('of another company is not there', async () => {
    const { id, version } = await made()
    const as = elsewhere.as('manager')
    const answers = await Promise.all([
      app.http(readPartner, { partnerId: id }, as),
      app.http(changePartner, { partnerId: id, ...form, version }, as),
      app.http(removePartner, { partnerId: id, version }, as),
      app.http(readPartnerHistory, { partnerId: id }, as),
      turn([id], false, as),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await read(id)).toMatchObject({ isActive: true, version })
  })
})

describe('the users of a closed partner', () => {
  it('lose their access at once, and have it again when it is opened', async () => {
    expect((await session()).status).toBe(200)
    const { partnerId } = fixture
    const { version, name, code } = await read(partnerId)
    outputOf(changePartner, await change(partnerId, version, { name, code, is_active: false }))
    expect((await session()).error?.code).toBe('UNAUTHORISED')
    const [user] = outputOf(listUsers, await app.http(listUsers, { partner_id: partnerId }, manager())).rows
    expect(user).toMatchObject({ id: fixture.users.manager_partner, isActive: false })
    expect((await read(partnerId)).userCount).toBe(0)
    await turned([partnerId], true)
    const back = outputOf(listUsers, await app.http(listUsers, { partner_id: partnerId }, manager())).rows
    expect(back.map(({ isActive }) => isActive)).toEqual([true])
    // The sessions that were ended do not come back.
    expect((await session()).error?.code).toBe('UNAUTHORISED')
  })

  it('cannot sign in, are invited by nobody, and given back no access', async () => {
    const { id } = await made()
    const { userId, handOver } = outputOf(inviteUser, await invite(id))
    const [, token] = /token=(\S+)/.exec(handOver!.link)!
    const nobody = fixture.as('nobody')
    outputOf(resetPassword, await app.http(resetPassword, { token, password: 'Bienvenue-2027' }, nobody))
    const enter = () => app.http(signIn, { email: 'nora@example.test', password: 'Bienvenue-2027' }, nobody)
    expect((await enter()).status).toBe(200)
    await turned([id], false)
    const sentence = 'Ce partenaire est fermé\u00a0: rouvrez-le d’abord.'
    expect((await invite(id, 'other@example.test')).error?.errors).toEqual({ partner_id: sentence })
    expect((await app.http(inviteUserAgain, { user_id: userId }, manager())).status).toBe(422)
    expect((await app.http(changeUserAccess, { user_id: userId, is_active: true }, manager())).error?.errors).toEqual({
      is_active: sentence,
    })
    const { partners } = outputOf(listUserChoices, await app.http(listUserChoices, {}, manager()))
    expect(partners.map((one) => one.id)).not.toContain(id)
    expect((await enter()).status).toBe(422)
  })

  it('whose access was withdrawn before stay without', async () => {
    const { id } = await made()
    const { userId } = outputOf(inviteUser, await invite(id))
    outputOf(changeUserAccess, await app.http(changeUserAccess, { user_id: userId, is_active: false }, manager()))
    await turned([id], false)
    await turned([id], true)
    const [user] = outputOf(listUsers, await app.http(listUsers, { partner_id: id }, manager())).rows
    expect(user).toMatchObject({ id: userId, isActive: false })
  })

  it('its closing and an invitation at once: nobody is left with access', async () => {
    const { id } = await made()
    await Promise.all([invite(id), turn([id], false)])
    const users = outputOf(listUsers, await app.http(listUsers, { partner_id: id }, manager())).rows
    expect([(await read(id)).isActive, users.some(({ isActive }) => isActive)]).toEqual([false, false])
  })
})

it('leaves no unforeseen error behind', () => expect(app.faults).toEqual([]))
