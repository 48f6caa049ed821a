import { useNavigate } from '@tanstack/react-router'
import { useQueryValues } from '../routing/query.ts'
import { AgentsBoard } from '../features/agents/AgentsBoard.tsx'
import { viewTexts } from '../features/agents/view.ts'

const sheetOf = (id: number, month: string) => ({ to: '/resource/resource', search: { resourceId: String(id), month } })

/** Agents: everybody whom the reader may see. */
export default function Agents() {
  const [texts, change] = useQueryValues(viewTexts)
  const navigate = useNavigate()
  return (
    <AgentsBoard
      texts={texts}
      onTexts={(changes, isNewStep) => void change(changes, { isNewStep })}
      sheetOf={sheetOf}
      onOpen={({ to, search }) => void navigate({ to, search } as never)}
    />
  )
}
