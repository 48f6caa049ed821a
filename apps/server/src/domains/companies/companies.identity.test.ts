import { changeIdentity, readIdentity } from '@vigie/contract/companies/companies.identity.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const said = {
  authorisation_number: ' AUT-092-2121-07-14-20190612345 ',
  declaration_number: '',
  address: '21 rue du Beffroi',
  postcode: '75013',
  city: 'Paris',
}
const change = (values: object) => app.http(changeIdentity, { ...said, version: 1, ...values }, fixture.as('manager'))
const read = async () => outputOf(readIdentity, await app.http(readIdentity, {}, fixture.as('manager')))

describe('what the company says of itself on paper', () => {
  it('is said by an administrator, without the spaces around it; what is empty is not there', async () => {
    expect(await read()).toMatchObject({ authorisationNumber: '', address: '', version: 1 })
    const saved = outputOf(changeIdentity, await change({}))
    expect(saved).toMatchObject({ authorisationNumber: 'AUT-092-2121-07-14-20190612345', declarationNumber: '', city: 'Paris', version: 2 })
    expect(await read()).toEqual(saved)
    const { rows } = await app.database.superuser.query<{ declaration: string | null }>(
      'select declaration_number as declaration from companies where company_id = $1',
      [fixture.company.id],
    )
    expect(rows[0]).toEqual({ declaration: null })
  })

  it('is never written over what another has said meanwhile', async () => {
    const answers = await Promise.all(['Lyon', 'Lille', 'Brest'].map((city) => change({ city })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await read()).toMatchObject({ version: 2 })
  })

  it('is one line of print: without breaks, controls and what turns texts round', async () => {
    const saved = outputOf(changeIdentity, await change({ address: '21 rue\ndu\u202E Beffroi\u0007' }))
    expect(saved.address).toBe('21 rue du Beffroi')
  })

  it('is read also where it was written longer by hand', async () => {
    await app.database.superuser.query('update companies set city = $2 where company_id = $1', [fixture.company.id, 'V'.repeat(300)])
    expect((await read()).city).toHaveLength(300)
  })

  it.each([{ authorisation_number: 'A'.repeat(41) }, { city: 'V'.repeat(61) }, { address: null }])(
    'is refused with its field where it has no room or is no text, and nothing changes: %j',
    async (values) => {
      const answered = await change(values)
      expect([answered.status, Object.keys(answered.error?.errors ?? {})]).toEqual([422, Object.keys(values)])
      expect(await read()).toMatchObject({ version: 1, city: '' })
    },
  )

  it('is the company’s own', async () => {
    const other = await fixtureOf(app.rows)
    outputOf(changeIdentity, await change({}))
    expect(outputOf(readIdentity, await app.http(readIdentity, {}, other.as('manager')))).toMatchObject({ city: '', version: 1 })
  })
})
