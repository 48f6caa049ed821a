import { listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { assigning, six, two } from './assignment.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { rows } = app
const { person, suggestions, open, held } = assigning(app, fixture)

describe('who could have it', () => {
  it('is first who knows the site, then who served nearest, each with its week', async () => {
    const far = await rows.site(fixture.company.id, fixture.clientId, { latitude: 48.8836, longitude: 2.3522 })
    const [stranger, neighbour, regular] = [
      await person({ last_name: 'Abel' }),
      await person({ last_name: 'Babel' }),
      await person({ last_name: 'Zabel' }),
    ]
    await rows.shift(fixture.company.id, {
      siteId: far,
      agentId: neighbour.agentId,
      startsAt: '2026-10-05T06:00:00Z',
      endsAt: '2026-10-05T14:00:00Z',
    })
    await held(regular.agentId, '2026-10-12T06:00:00Z', '2026-10-12T13:00:00Z')
    const { suggestions: found, freeCount, isFreeCountLeast } = await suggestions({ vacation_id: await open() })
    expect(found.map(({ agentId }) => agentId)).toEqual([regular.agentId, neighbour.agentId, stranger.agentId])
    expect([freeCount, isFreeCountLeast]).toEqual([3, false])
    expect(found[0]).toMatchObject({
      siteShiftCount: 1,
      lastOnSiteOn: '2026-10-12',
      nearMetres: null,
      weekMinutes: 420,
      weekMinutesAfter: 900,
      obstacles: [],
    })
    expect(found[1]).toMatchObject({ siteShiftCount: 0, nearMetres: 3006 })
  })

  it('a search finds whoever cannot, with what stands against it; whoever has it already is not offered', async () => {
    const busy = await person({ last_name: 'Occupé' })
    await held(busy.agentId, six, two)
    const shiftId = await held(fixture.agentId, six, two)
    expect((await suggestions({ vacation_id: shiftId })).suggestions).toEqual([])
    const { suggestions: found } = await suggestions({ vacation_id: shiftId, search: 'occu' })
    expect(found.map(({ agentId, obstacles }) => [agentId, obstacles.map(({ code, canWaive }) => [code, canWaive])])).toEqual([
      [busy.agentId, [['OVERLAP', false]]],
    ])
    expect(found[0]!.obstacles[0]!.message).toBe('Deux services en même temps le 14/10/2026.')
    await person()
    expect(await suggestions({ vacation_id: shiftId, search: 'personne de ce nom' })).toEqual({
      suggestions: [],
      freeCount: 0,
      isFreeCountLeast: false,
    })
  })

  it('counts as free and in order nobody whom a rule speaks against, and puts them last', async () => {
    const [tired, rested] = [await person({ last_name: 'Aube' }), await person({ last_name: 'Midi' })]
    await held(tired.agentId, '2026-10-13T14:00:00Z', '2026-10-13T22:00:00Z')
    const shiftId = await open()
    const { suggestions: found, freeCount } = await suggestions({ vacation_id: shiftId })
    expect(found.map(({ agentId, obstacles }) => [agentId, obstacles.length])).toEqual([
      [rested.agentId, 0],
      [tired.agentId, 1],
    ])
    expect(freeCount).toBe(1)
    // So does what only warns: a service of five hours is too short for everybody since July 2026.
    const short = await suggestions({ vacation_id: await open(six, '2026-10-14T11:00:00Z') })
    expect([short.suggestions.length, short.freeCount]).toEqual([2, 0])
  })

  it('says of a count that others were not weighed', async () => {
    for (const last_name of ['Abel', 'Babel', 'Cabel', 'Dabel']) await person({ last_name })
    const few = await suggestions({ vacation_id: await open(), limit: 1 })
    expect([few.suggestions.length, few.freeCount, few.isFreeCountLeast]).toEqual([1, 3, true])
  })

  it('several services together: whoever is free for all of them, each weighed beside the others', async () => {
    const [free, once, tired, ends] = [
      await person({ last_name: 'Abel' }),
      await person({ last_name: 'Babel' }),
      await person({ last_name: 'Cabel' }),
      await person({ last_name: 'Dabel' }, { ends_on: '2026-10-17' }),
    ]
    const [saturday, sunday] = [
      await open('2026-10-17T06:00:00Z', '2026-10-17T14:00:00Z'),
      await open('2026-10-18T06:00:00Z', '2026-10-18T14:00:00Z'),
    ]
    await held(once.agentId, '2026-10-18T08:00:00Z', '2026-10-18T12:00:00Z')
    for (const day of ['12', '13', '14', '15', '16']) await held(tired.agentId, `2026-10-${day}T06:00:00Z`, `2026-10-${day}T13:00:00Z`)
    // A week of 35 hours bears one of them, not both.
    const alone = await suggestions({ vacation_id: sunday })
    expect(alone.suggestions.map(({ agentId, obstacles }) => [agentId, obstacles.length])).toContainEqual([tired.agentId, 0])
    const { suggestions: found, freeCount } = await suggestions({ vacation_id: sunday, beside_ids: [saturday, sunday] })
    expect(found.map(({ agentId }) => agentId)).toEqual([free.agentId, tired.agentId])
    expect(freeCount).toBe(1)
    expect(found[0]).toMatchObject({ weekMinutes: 0, weekMinutesAfter: 960, obstacles: [] })
    expect(found[1]!.obstacles.map(({ code }) => code).toSorted()).toEqual(['LONGEST_WEEK', 'LONGEST_WEEK_DAYS', 'WEEKLY_REST'])
    const searched = await suggestions({ vacation_id: sunday, beside_ids: [saturday], search: 'dabel' })
    expect(searched.suggestions.map(({ agentId, obstacles }) => [agentId, obstacles.map(({ code }) => code)])).toEqual([
      [ends.agentId, ['CONTRACT_NONE']],
    ])
    const asked = { vacation_id: sunday, beside_ids: [999_999] }
    expect((await app.http(listSuggestions, asked, fixture.as('manager'))).status).toBe(404)
  })

  it('marks whoever has said to be available for all of it', async () => {
    const [whole, parts, half, none] = [
      await person({ last_name: 'Abel' }),
      await person({ last_name: 'Babel' }),
      await person({ last_name: 'Cabel' }),
      await person({ last_name: 'Dabel' }),
    ]
    const says = async ({ agentId }: typeof whole, ...spans: [string, string][]) => {
      const contract_id = await rows.contract(fixture.company.id, agentId)
      const of = { company_id: fixture.company.id, agent_id: agentId, contract_id, created_at: six }
      for (const [starts_at, ends_at] of spans) await rows.insert('availabilities', { ...of, starts_at, ends_at })
    }
    await says(whole, [six, two])
    await says(parts, ['2026-10-13T20:00:00Z', '2026-10-14T09:00:00Z'], ['2026-10-14T09:00:00Z', '2026-10-14T20:00:00Z'])
    await says(half, ['2026-10-14T06:30:00Z', two])
    const [shiftId, other] = [await open(), await open('2026-10-16T06:00:00Z', '2026-10-16T14:00:00Z')]
    const marked = async (values: object) =>
      (await suggestions({ vacation_id: shiftId, ...values })).suggestions
        .filter(({ isAvailable }) => isAvailable)
        .map(({ agentId }) => agentId)
    expect((await suggestions({ vacation_id: shiftId })).suggestions).toHaveLength(4)
    expect(none.agentId).toBeGreaterThan(0)
    expect(await marked({})).toEqual([whole.agentId, parts.agentId])
    expect(await marked({ beside_ids: [other] })).toEqual([])
  })

  it('speaks the reader’s language', async () => {
    const { agentId } = await person({ card_number: '', last_name: 'Sanskarte' })
    const answer = await app.http(
      listSuggestions,
      { vacation_id: await open(), search: 'sanskarte' },
      { ...fixture.as('manager'), language: 'de' },
    )
    expect(outputOf(listSuggestions, answer).suggestions).toMatchObject([
      { agentId, obstacles: [{ message: 'Kein Dienstausweis hinterlegt (Code de la sécurité intérieure, art. L612-20).' }] },
    ])
  })
})
