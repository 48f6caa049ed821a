import type { AccessRow, AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

const planners: AccessRow = { manager: ['setting man_edit_planning'] }
export const access: AccessRows = { 'GET /shifts/suggestions': planners, 'PUT /shifts/assignment': planners }

export const samples = ({ fixture, rows, company, shift }: SampleKit): Samples => {
  const as = fixture.as('manager')
  const somebody = async () => {
    const agentId = await rows.agent(company, { columns: { card_number: 'CAR-075-2030-01-01-20200000001' } })
    await rows.contract(company, agentId)
    return agentId
  }
  return {
    'GET /shifts/suggestions': async () => ({ values: { vacation_id: await shift() }, as }),
    'PUT /shifts/assignment': async () => ({ values: { vacation_id: await shift(), resource_id: await somebody(), version: 1 }, as }),
  }
}
