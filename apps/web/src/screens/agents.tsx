import { AgentsBoard } from '../features/agents/AgentsBoard.tsx'

/** Agents: everybody whom the reader may see. */
export default function Agents() {
  return <AgentsBoard />
}
