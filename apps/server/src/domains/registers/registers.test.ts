import { randomUUID } from 'node:crypto'
import type { RecordField } from '@vigie/contract/kit/fields.ts'
import { registerNames, registerOf, type RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { countRegisters, readRegisterHistory } from '@vigie/contract/registers/registers.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { registerSources } from './registers.tables.ts'
import { rowOfRegister } from './registers.testing.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app, { now: '2026-10-12T05:00:00Z' }), freshFixture(app)]
const manager = () => fixture.as('manager')
const keyOf = (name: RegisterName) => registerOf(name).unique.at(-1)!.at(-1)!
const wireOf = (name: RegisterName, key: string) => registerOf(name).fields[key]!.wire
const rowsOf = async (name: RegisterName, values: Values = {}) =>
  outputOf(registerOf(name).list, await app.http(registerOf(name).list, { limit: 200, ...values }, manager())).rows
const create = (name: RegisterName, values: Values = {}) =>
  app.http(registerOf(name).create, { ...registerOf(name).example, ...values }, manager())
const made = async (name: RegisterName, values: Values = {}) => outputOf(registerOf(name).create, await create(name, values))

/** What a field of each kind refuses. */
const wrongOf = (field: RecordField): unknown[] => {
  switch (field.kind) {
    case 'text':
    case 'lines':
      return [...(field.isRequired ? ['', ' '] : []), 'x'.repeat(field.most + 1), 'a\u0007b', 3]
    case 'url':
      return ['', 'exemple.fr', 'javascript:alert(1)', 'https://', `https://e.fr/${'x'.repeat(500)}`]
    case 'day':
    case 'monthDay':
      return [null, '2026-02-30', '02-30', '12-32', '']
    case 'whole':
      return [field.least - 1, field.most + 1, 2026.5, '2026']
    case 'word':
      return ['none of them', 3, ...(field.isRequired ? [null] : [])]
    case 'choices':
      return [...(field.isRequired ? [[]] : []), ['none of them'], [field.words[0], field.words[0]], 'x']
    case 'references':
      return [[999_999_999], [-1], 'x']
    default:
      return ['yes', null]
  }
}

describe.each(registerNames)('the list %s', (name) => {
  const register = registerOf(name)
  const key = keyOf(name)

  it('takes a row as it was given, changes it over its version, and tells both in its history', async () => {
    const { id, version } = await made(name)
    const [row] = (await rowsOf(name)).filter((one) => one.id === id)
    expect(row).toMatchObject({ version: 1, isArchived: false })
    for (const [field, { wire, kind }] of Object.entries(register.fields)) {
      const given = register.example[wire]
      const sorted = (value: unknown) => (kind === 'choices' ? (value as string[]).toSorted() : value)
      expect([field, sorted(row![field])]).toEqual([field, sorted(given)])
    }
    const changes = { ...register.example, id, [wireOf(name, key)]: 'Autre' }
    const changed = outputOf(register.change, await app.http(register.change, { ...changes, version }, manager()))
    expect(changed.version).toBe(2)
    const stale = await app.http(register.change, { ...changes, version }, manager())
    expect([stale.status, stale.error?.code]).toEqual([409, 'CONFLICT'])
    const { entries } = outputOf(readRegisterHistory, await app.http(readRegisterHistory, { name, id }, manager()))
    expect(entries.map(({ act, entityName, userName }) => [act, entityName, userName])).toEqual([
      ['changed', 'Autre', 'Camille Martin'],
      ['created', 'Autre', 'Camille Martin'],
    ])
  })

  it('refuses each wrong value at its field, and nothing has changed', async () => {
    const { id } = await rowOfRegister(app, fixture.company.id, name)
    const before = await rowsOf(name)
    for (const field of Object.values(register.fields)) {
      for (const value of wrongOf(field)) {
        const values = { ...register.example, [field.wire]: value }
        for (const answer of [await create(name, values), await app.http(register.change, { ...values, id, version: 1 }, manager())])
          expect(
            [answer.status, Object.keys(answer.error?.errors ?? {}).map((at) => at.split('.')[0])],
            JSON.stringify([field.wire, value]),
          ).toEqual([422, [field.wire]])
      }
    }
    expect(await rowsOf(name)).toEqual(before)
  })

  it('has each name once, accents and case aside, also of two that are added at once; another company has its own', async () => {
    const wire = wireOf(name, key)
    // What else no two rows share differs.
    const others = register.unique.slice(0, -1).map((group) => wireOf(name, group.at(-1)!))
    const named = (value: string) => ({ [wire]: value, ...Object.fromEntries(others.map((other) => [other, randomUUID().slice(0, 20)])) })
    const twice = await Promise.all([create(name, named('Été')), create(name, named('ETE'))])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const taken = await create(name, named('été'))
    expect(taken.error?.errors?.[wire]).toContain('déjà')
    const { id } = await made(name, named('Libre'))
    const renamed = await app.http(register.change, { ...register.example, ...named('ÉTÉ'), id, version: 1 }, manager())
    expect(renamed.status).toBe(422)
    expect((await app.http(register.create, { ...register.example, [wire]: 'Été' }, elsewhere.as('manager'))).status).toBe(200)
  })

  it('puts rows away and brings them back, and removes what nothing names', async () => {
    const [one, two] = [await rowOfRegister(app, fixture.company.id, name), await rowOfRegister(app, fixture.company.id, name)]
    const active = async () => (await rowsOf(name, { state: 'active' })).map(({ id }) => id)
    const ids = [one.id, two.id]
    expect((await app.http(register.archive, { ids, is_archived: true }, manager())).status).toBe(200)
    expect((await active()).filter((id) => ids.includes(id))).toEqual([])
    expect((await app.http(register.archive, { ids, is_archived: false }, manager())).status).toBe(200)
    expect((await active()).filter((id) => ids.includes(id))).toHaveLength(2)
    const remove = (versions: readonly number[]) => app.http(register.remove, { ids, versions }, manager())
    // Putting away and bringing back has changed both; one of them is seen as it was.
    expect((await remove([3, 1])).error?.code).toBe('CONFLICT')
    expect((await active()).filter((id) => ids.includes(id))).toHaveLength(2)
    const removed = outputOf(register.remove, await remove([3, 3]))
    expect(removed.archivedIds).toEqual([])
    expect((await rowsOf(name)).filter(({ id }) => ids.includes(id))).toEqual([])
  })

  it('knows no row of another company, and changes none of its own beside it', async () => {
    const theirs = await rowOfRegister(app, elsewhere.company.id, name)
    const own = await rowOfRegister(app, fixture.company.id, name)
    const before = await rowsOf(name)
    expect(before.map(({ id }) => id)).not.toContain(theirs.id)
    const ids = [own.id, theirs.id]
    const free = { ...register.example, ...Object.fromEntries(register.unique.map((group) => [wireOf(name, group.at(-1)!), 'Rien'])) }
    for (const answer of [
      await app.http(register.change, { ...free, id: theirs.id, version: 1 }, manager()),
      await app.http(register.archive, { ids, is_archived: true }, manager()),
      await app.http(register.remove, { ids, versions: [1, 1] }, manager()),
    ])
      expect(answer.status).toBe(404)
    expect(await rowsOf(name)).toEqual(before)
    const { rows } = await app.database.superuser.query(
      `select version from ${registerSources[name].table} where ${registerSources[name].id} = $1`,
      [theirs.id],
    )
    expect(rows).toEqual([{ version: 1 }])
  })
})

it('counts the rows of each list without what is archived', async () => {
  await rowOfRegister(app, fixture.company.id, 'activities')
  await rowOfRegister(app, fixture.company.id, 'activities', { is_archived: true })
  const { counts } = outputOf(countRegisters, await app.http(countRegisters, {}, manager()))
  expect(counts.map(({ name }) => name).toSorted()).toEqual([...registerNames].toSorted())
  const listed = (await rowsOf('activities', { state: 'active' })).length
  expect(counts.find(({ name }) => name === 'activities')!.count).toBe(listed)
})

it('nothing unforeseen happened', () => expect(app.faults).toEqual([]))
