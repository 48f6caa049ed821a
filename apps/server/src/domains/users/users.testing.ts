import { viewAsUser } from '@vigie/contract/users/users.viewing.ts'
import type { TestApp } from '../../../test/app.ts'
import type { Fixture } from '../../../test/fixture.ts'
import { outputOf, type As } from '../../../test/transports.ts'

/** What tests of users do again and again. */
export const usersOf = (app: TestApp, fixture: Fixture) => ({
  /** A manager with some rights, as a transport is asked by it. */
  manager: async (rights: readonly string[] = ['man_admin'], email?: string) => {
    const userId = await app.rows.user(fixture.company.id, { role: 'manager', rights, ...(email !== undefined && { email }) })
    const as: As = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
    return { userId, as }
  },
  rightsOf: async (userId: number) => {
    const { rows } = await app.database.superuser.query<{ right: string }>(
      'select "right" from user_rights where company_id = $1 and user_id = $2 order by 1',
      [fixture.company.id, userId],
    )
    return rows.map(({ right }) => right)
  },
  /** An administrator who looks at the portal as a user. */
  viewing: async (userId: number, as: As = fixture.as('manager')): Promise<As> => ({
    code: fixture.company.code,
    token: outputOf(viewAsUser, await app.http(viewAsUser, { user_id: userId }, as)).accessToken,
  }),
})
