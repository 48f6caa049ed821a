import { readSession } from '@vigie/contract/auth/auth.ts'
import { writePreference } from '@vigie/contract/preferences/preferences.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, type Fixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'

// Longer than the test: only what is forgotten is read anew.
const app = await openTestApp({ staleMilliseconds: 600_000 })
const one = await fixtureOf(app.rows)
const other = await fixtureOf(app.rows)

const nameOf = async (fixture: Fixture) =>
  outputOf(readSession, await app.http(readSession, {}, { token: fixture.tokens.manager })).user?.username
// What nothing tells: a name would be.
const rename = (name: string) => app.database.superuser.query('update users set username = $1', [name])

describe('the sessions that a process keeps', () => {
  it('are read anew in the company in which something changed, and in no other', async () => {
    const before = [await nameOf(one), await nameOf(other)]
    await rename('Renommée')
    expect([await nameOf(one), await nameOf(other)]).toEqual(before)
    await app.http(writePreference, { key: 'columns', value: ['name'] }, { token: one.tokens.manager })
    expect([await nameOf(one), await nameOf(other)]).toEqual(['Renommée', before[1]])
  })
})
