import { changeSettings, readSettings } from '@vigie/contract/companies/companies.settings.ts'
import { changeableKeys } from '@vigie/contract/companies/settings.changes.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { probes } from './settings.probes.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { contract: { can_access_availabilities: true } })
const settings = async () => outputOf(readSettings, await app.http(readSettings, {}, fixture.as('manager'))).settings

it('every setting of the screen has a probe, and no probe is left over', () => {
  expect(Object.keys(probes).toSorted()).toEqual([...changeableKeys].toSorted())
})

it.each(changeableKeys)('%s changes what a user sees, or what a rule decides', async (key) => {
  const [value, look] = probes[key]
  const kept = new Map<string, number>()
  const [before, was] = [await settings(), (await settings())[key]]
  const seen = await look({ app, fixture, settings: before, kept })
  outputOf(changeSettings, await app.http(changeSettings, { changes: { [key]: value }, was: { [key]: was } }, fixture.as('manager')))
  expect(seen).toBeDefined()
  const after = await look({ app, fixture, settings: await settings(), kept })
  expect([key, after]).not.toEqual([key, seen])
})
