import { MissionsBoard } from '../../features/planning/missions/board/MissionsBoard.tsx'

/** Missions: the services that are offered to agents, and their answers. */
export default function Missions() {
  return <MissionsBoard />
}
