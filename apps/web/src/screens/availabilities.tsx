import { AvailabilitiesBoard } from '../features/schedules/availabilities/AvailabilitiesBoard.tsx'

/** Mes disponibilités: when an agent says to be available. */
export default function Availabilities() {
  return <AvailabilitiesBoard />
}
