import { ScheduleBoard } from '../features/schedules/agent/ScheduleBoard.tsx'

/** Planning: the agent's own month and week, and their validation. */
export default function Schedule() {
  return <ScheduleBoard />
}
