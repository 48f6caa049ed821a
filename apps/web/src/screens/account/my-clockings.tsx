import { OwnClockings } from '../../features/receipts/own/OwnClockings.tsx'

/** Mes pointages: an agent's own acts, with their receipts. */
export default function MyClockings() {
  return <OwnClockings />
}
