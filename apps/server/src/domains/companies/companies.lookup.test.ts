import { lookUpCompany } from '@vigie/contract/companies/companies.ts'
import { describe, expect, it } from 'vitest'
import { appCredentials, openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'

const app = await openTestApp({ env: { PUBLIC_URL: 'https://portail.example.test' } })
const fixture = await fixtureOf(app.rows)

describe('the look-up by code', () => {
  it('answers where the company lives: here, or on a server of its own', async () => {
    const moved = await app.rows.company({ columns: { url: 'https://own.example.test', api_url: 'https://own.example.test/api' } })
    const ask = async (code: string) => (await app.http(lookUpCompany, { code }, { basic: appCredentials })).data
    expect(await ask(fixture.company.code)).toEqual({ url: 'https://portail.example.test', api_url: 'https://portail.example.test/api' })
    expect(await ask(moved.code)).toEqual({ url: 'https://own.example.test', api_url: 'https://own.example.test/api' })
  })

  it('answers the company of its path, whichever one the app is in', async () => {
    const other = await app.rows.company({ columns: { url: 'https://other.example.test' } })
    const answered = await app.http(lookUpCompany, { code: other.code }, { basic: appCredentials, code: fixture.company.code })
    expect(answered.data).toMatchObject({ url: 'https://other.example.test' })
  })

  it('says in French that a code is unknown', async () => {
    for (const code of ['NOBODY', 'é', 'a%00b', 'x'.repeat(400)]) {
      const { status, error } = await app.http(lookUpCompany, { code }, { basic: appCredentials })
      expect({ status, error }).toEqual({
        status: 404,
        error: { code: 'COMPANY_UNKNOWN', message: 'Aucune société ne porte ce code. Vérifiez-le auprès de votre responsable.' },
      })
    }
  })

  it('is refused without the credentials of the app, with wrong ones, and with a session', async () => {
    const wrong = [
      { ...appCredentials, user: 'x' },
      { ...appCredentials, password: '' },
      { user: '', password: '' },
    ]
    for (const basic of wrong) {
      expect(await app.http(lookUpCompany, { code: fixture.company.code }, { basic })).toMatchObject({
        status: 403,
        error: { code: 'APP_CREDENTIALS_WRONG' },
      })
    }
    expect((await app.http(lookUpCompany, { code: fixture.company.code }, fixture.as('manager'))).status).toBe(403)
    const odd = await fetch(`${app.url}/api/client-access/${fixture.company.code}`, {
      headers: { authorization: 'Basic %%%' },
    })
    expect(odd.status).toBe(403)
  })
})
