import { randomUUID } from 'node:crypto'
import { correctClocking, deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { assignShift } from '@vigie/contract/planning/planning.assignment.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { printing, textOf } from '../prints.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T06:09:00Z' })
const actions = clockingActions(app, fixture)
const { ask, printed } = printing(app, () => fixture.as('manager'))
const { superuser } = app.database
const sheet = async (values = {}) =>
  (await printed({ kind: 'signatures', week: '2026-10-14', site_ids: [fixture.siteId], ...values })).pages
const carded = () =>
  superuser.query(`update agents set card_number = 'CAR-075-2026-10-12-20204905848' where company_id = $1`, [fixture.company.id])

/** A service whose agent has arrived nine minutes late and left on time. */
async function done() {
  app.clock.set(at('2026-10-12T06:09:00Z'))
  const [arrival, departure] = [randomUUID(), randomUUID()]
  const shiftId = await actions.shift({ startsAt: '2026-10-12T06:00:00Z', endsAt: '2026-10-12T14:00:00Z' })
  clocked(await actions.byPhone(shiftId, { clocking_uuid: arrival }))
  app.clock.set(at('2026-10-12T14:01:00Z'))
  const { version } = clocked(await actions.byPhone(shiftId, { type: 1, clocking_uuid: departure }))
  app.clock.set(at('2026-10-12T16:00:00Z'))
  return { shiftId, arrival, departure, version }
}

/** Milliseconds: each print is a process of its own, at a lower priority than the tests beside it. */
const patience = 120_000

describe('a signature sheet', { timeout: patience }, () => {
  it('prints what was clocked, the planned service, the card’s last digits and the figures of the week', async () => {
    await done()
    await carded()
    const [page] = await sheet()
    const text = textOf(page)
    expect(text).toContain('Feuille d’émargement')
    expect(text).toContain('Du lundi 12 octobre au dimanche 18 octobre 2026')
    expect(text).toContain('08:00–16:00')
    expect(text).toContain('J1 · jour · 8 h')
    expect(text).toContain('Carte 4905848')
    expect(page).toContain('08:09')
    expect(page).toContain('16:01')
    expect(text).toContain('Retard : 9 min')
    expect(text).toContain('Services prévus 1 · 8 h')
    expect(text).toContain('Services faits 1 · 7 h 52')
    expect(text).toContain('Semaine 42, au 12/10/2026 à 18:00')
    expect(text).toContain('Visa du client')
  })

  it('holds no figures of the week where they are not wanted, and its visas all the same', async () => {
    await done()
    const text = textOf((await sheet({ options: { totals: false } }))[0])
    expect(text).not.toContain('Services prévus')
    expect(text).not.toContain('Services faits')
    expect(text).toContain('Visa du client')
  })

  it('prints the reason of a departure, but none that says something of the health of the agent', async () => {
    const { rows } = await superuser.query<{ id: number }>(
      `insert into anomaly_reasons (company_id, name, is_private) values ($1, 'Maladie ou accident', true) returning anomaly_reason_id as id`,
      [fixture.company.id],
    )
    await done()
    const given = async (reasonId: number) => {
      await superuser.query(`update clockings set anomaly_reason_id = $2 where company_id = $1 and kind = 'end'`, [
        fixture.company.id,
        reasonId,
      ])
      return textOf((await sheet())[0])
    }
    expect(await given(fixture.reasonId)).toContain('Relève en avance')
    expect(await given(rows[0]!.id)).not.toContain('Maladie')
  })

  it('shows a corrected time and the one that was recorded first', async () => {
    const { arrival, version } = await done()
    const values = { comment: 'Vu au registre', clocking_uuid: arrival, happened_at: '2026-10-12T05:58:00Z', version }
    outputOf(correctClocking, await app.http(correctClocking, values, fixture.as('manager')))
    const [page] = await sheet()
    const text = textOf(page)
    expect(page).toContain('07:58')
    expect(page).toContain('corrigée')
    expect(page).toContain('1re : 08:09')
    expect(text).toContain('Arrivée corrigée le 12/10 par C. Martin')
    expect(text).toContain('Corrigés 1')
    // A manager's own words stay between it and the agent.
    expect(text).not.toContain('registre')
  })

  it('names a no-show who was replaced from an instant on, and counts the minutes of each act as the hours do', async () => {
    const startsAt = '2026-10-12T06:00:00Z'
    const shiftId = await actions.shift({ startsAt, endsAt: '2026-10-12T14:00:00Z' })
    app.clock.set(at('2026-10-12T15:00:00Z'))
    const agentId = await app.rows.agent(fixture.company.id, { columns: { card_number: 'CAR-075', card_expires_on: '2030-01-01' } })
    await app.rows.contract(fixture.company.id, agentId)
    const given = { vacation_id: shiftId, resource_id: agentId, version: 1, from: '2026-10-12T08:00:00Z', reason: 'Ne s’est pas présenté' }
    const { shift } = outputOf(assignShift, await app.http(assignShift, given, fixture.as('manager')))
    const forced = { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId }
    clocked(await actions.byManager(shift.id, { ...forced, arrived_at: '2026-10-12T08:00:59Z' }))
    clocked(await actions.byManager(shift.id, { ...forced, type: 1, left_at: '2026-10-12T14:00:01Z' }))
    const text = textOf((await sheet())[0])
    expect(text).toContain('Absent, remplacé à 10:00')
    expect(text).toContain('Services faits 1 · 6 h')
  })

  it('leaves the line of a deleted act to be filled by hand, and says what stood there', async () => {
    const { shiftId } = await done()
    const values = { shiftId, type: 0, comment: 'Badge d’un autre' }
    outputOf(deleteClocking, await app.http(deleteClocking, values, fixture.as('manager')))
    const [page] = await sheet()
    const text = textOf(page)
    expect(page).not.toContain('08:09')
    expect(text).toContain('Arrivée de 08:09 supprimée le 12/10 par C. Martin')
    expect(text).toContain('Départ de 16:01 supprimé le 12/10 par C. Martin')
    expect(text).toContain('Services faits 0 · 0 h')
  })

  it('marks what is to be confirmed, and counts it nowhere', async () => {
    const { shiftId } = await done()
    await superuser.query('update shifts set is_clock_in_unconfirmed = true, unconfirmed_count = 1 where shift_id = $1', [shiftId])
    const [page] = await sheet()
    const text = textOf(page)
    expect(page).toContain('à confirmer')
    expect(text).toContain('Arrivée à confirmer : ne compte pas')
    expect(text).toContain('Services faits 0 · 0 h')
    expect(text).toContain('À confirmer 1')
  })

  it('says of a past service without an agent that it was not filled, and asks to fill none but those to come', async () => {
    await actions.shift({ startsAt: '2026-10-12T06:00:00Z', endsAt: '2026-10-12T14:00:00Z', agentId: null, contractId: null })
    await actions.shift({ startsAt: '2026-10-13T06:00:00Z', endsAt: '2026-10-13T14:00:00Z', agentId: null, contractId: null })
    app.clock.set(at('2026-10-13T05:00:00Z'))
    const coming = textOf((await sheet())[0])
    expect(coming).toMatch(/lun. 12 08:00–16:00 \S+ · jour · 8 h Non pourvu/)
    expect(coming).toMatch(/mar. 13 08:00–16:00 \S+ · jour · 8 h À pourvoir/)
    expect(coming).toContain('À pourvoir 1 Non pourvus 1')
    app.clock.set(at('2026-10-14T05:00:00Z'))
    const past = textOf((await sheet())[0])
    expect(past).not.toContain('À pourvoir')
    expect(past).toContain('Non pourvus 2')
  })

  it('holds a night on the day of its start, and the Sunday’s into Monday: never one of the week before', async () => {
    const night = (day: string, next: string) =>
      actions.shift({ startsAt: `2026-10-${day}T19:00:00Z`, endsAt: `2026-10-${next}T04:00:00Z` })
    await night('11', '12')
    await night('18', '19')
    const [page] = await sheet()
    const text = textOf(page)
    expect(text).toContain('Services prévus 1 · 9 h')
    expect(text).toContain('dim. 18 21:00–06:00 N1 · nuit · 9 h')
    // The night over the October change lasts an hour more.
    await actions.shift({ startsAt: '2026-10-24T19:00:00Z', endsAt: '2026-10-25T05:00:00Z' })
    expect(textOf((await sheet({ week: '2026-10-25' }))[0])).toContain('Services prévus 1 · 10 h')
  })

  it('goes on on another page where a site has many services, and ends with its visas there', async () => {
    for (let day = 12; day < 19; day++)
      for (let post = 0; post < 6; post++)
        await actions.shift({
          startsAt: `2026-10-${day}T0${post}:00:00Z`,
          endsAt: `2026-10-${day}T1${post}:00:00Z`,
          agentId: null,
          contractId: null,
        })
    const pages = await sheet()
    expect(pages).toHaveLength(2)
    expect(textOf(pages[0])).toContain('Feuille 1 / 1 · page 1 / 2')
    expect(textOf(pages[0])).not.toContain('Visa du client')
    expect(textOf(pages[1])).toContain('À pourvoir 42')
    expect(textOf(pages[1])).toContain('Visa du client')
  })

  it('is there for no site without services in the week', async () => {
    expect((await ask({ kind: 'signatures', week: '2030-01-02', site_ids: null })).error?.code).toBe('PRINT_EMPTY')
    expect(app.faults).toEqual([])
  })
})
