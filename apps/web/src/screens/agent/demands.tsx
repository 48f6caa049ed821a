import { OwnDemandsBoard } from '../../features/demands/own/OwnDemandsBoard.tsx'
import { AgentsOnly } from './AgentsOnly.tsx'

/** Demandes: what an agent asks for, and what became of it. */
export default function OwnDemands() {
  return (
    <AgentsOnly>
      <OwnDemandsBoard />
    </AgentsOnly>
  )
}
