import { lookUpCompany } from '@vigie/contract/companies.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appCredentials, openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf, type World } from '../../../test/world.ts'

let scene: TestScene
let world: World
beforeAll(async () => {
  scene = await openScene({ env: { PUBLIC_URL: 'https://portail.example.test' } })
  world = await worldOf(scene.rows)
})
afterAll(() => scene.close())

describe('the look-up by code', () => {
  it('answers where the company lives: here, or on a server of its own', async () => {
    const moved = await scene.rows.company({ columns: { url: 'https://own.example.test', api_url: 'https://own.example.test/api' } })
    const ask = async (code: string) => (await scene.http(lookUpCompany, { code }, { basic: appCredentials })).data
    expect(await ask(world.company.code)).toEqual({ url: 'https://portail.example.test', api_url: 'https://portail.example.test/api' })
    expect(await ask(moved.code)).toEqual({ url: 'https://own.example.test', api_url: 'https://own.example.test/api' })
  })

  it('says in French that a code is unknown', async () => {
    for (const code of ['NOBODY', 'é', 'a%00b', 'x'.repeat(400)]) {
      const { status, error } = await scene.http(lookUpCompany, { code }, { basic: appCredentials })
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
      expect(await scene.http(lookUpCompany, { code: world.company.code }, { basic })).toMatchObject({
        status: 403,
        error: { code: 'APP_CREDENTIALS_WRONG' },
      })
    }
    expect((await scene.http(lookUpCompany, { code: world.company.code }, world.as('manager'))).status).toBe(403)
    const odd = await fetch(`${scene.url}/api/client-access/${world.company.code}`, {
      headers: { authorization: 'Basic %%%' },
    })
    expect(odd.status).toBe(403)
  })
})
