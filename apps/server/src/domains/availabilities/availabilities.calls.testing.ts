import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ app, fixture, rows, company }: SampleKit): Samples => {
  const as = fixture.as('resource')
  let made = 0
  /** Half an hour of its own in the two months to come: none meets another. */
  const next = () => {
    const on = addDays('2026-11-01' as Day, made % 58)
    const clock = (slot: number) => `${String(slot >> 1).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}:00`
    const slot = Math.floor(made++ / 58)
    return { on, from: clock(slot), to: clock(slot + 1) }
  }
  const offered = async () => {
    const { on, from, to } = next()
    const times = { starts_at: `${on}T${from}+01:00`, ends_at: `${on}T${to}+01:00`, created_at: app.clock.now() }
    const of = { company_id: company, agent_id: fixture.agentId, contract_id: fixture.contractId }
    return (await rows.insert('availabilities', { ...of, ...times }))['availability_id'] as number
  }
  return {
    'GET /availabilities': async () => ({ values: { contractIds: [fixture.contractId], month: '202610' }, as }),
    'POST /availabilities': async () => {
      const { on, from, to } = next()
      return { values: { contractId: fixture.contractId, datetime_start: `${on} ${from}`, datetime_end: `${on} ${to}` }, as }
    },
    'DELETE /availabilities': async () => ({ values: { contractId: fixture.contractId, id: await offered() }, as }),
  }
}
