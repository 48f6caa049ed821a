import { useParameters } from '../routing/useParameters.ts'
import { AgentSheet } from '../features/agents/AgentSheet.tsx'

/** Ma fiche: the agent's own. */
export default function MySheet() {
  const [{ month }, change] = useParameters('month')
  return <AgentSheet agentId={null} month={month} onMonth={(next) => change({ month: next })} />
}
