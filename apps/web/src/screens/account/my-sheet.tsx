import { ownSheetAddress } from '../../routing/addresses/agents.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import { AgentSheet } from '../../features/agents/sheet/AgentSheet.tsx'

/** Ma fiche: the agent's own. */
export default function MySheet() {
  const [{ month }, change] = useAddress(ownSheetAddress)
  return <AgentSheet agentId={null} month={month} onMonth={(next) => change({ month: next }, inPlace)} />
}
