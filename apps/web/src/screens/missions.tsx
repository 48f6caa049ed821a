import { MissionsOffered } from '../features/missions/MissionsOffered.tsx'

/** Missions: what is offered to the agent, and its answers. */
export default function Missions() {
  return <MissionsOffered />
}
