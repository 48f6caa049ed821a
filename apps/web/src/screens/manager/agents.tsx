import { AgentsBoard } from '../../features/agents/list/AgentsBoard.tsx'

/** Agents: everybody whom the reader may see. */
export default function Agents() {
  return <AgentsBoard />
}
