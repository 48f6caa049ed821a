import * as z from 'zod/mini'
import { queryText, useQueryValues } from '../routing/query.ts'
import { ScheduleBoard } from '../features/schedules/agent/ScheduleBoard.tsx'

const address = z.object({
  month: queryText,
  date: queryText,
  contractId: queryText,
  checked: queryText,
  view: queryText,
  open: queryText,
})

/** Planning: the agent's own month and week, and their validation. */
export default function Schedule() {
  const [texts, change] = useQueryValues(address)
  return <ScheduleBoard texts={texts} onTexts={(changes, isNewStep) => void change(changes, { isNewStep })} />
}
