import { revealNumber } from '@vigie/contract/agents/agents.number.ts'
import { readAgentHistory } from '@vigie/contract/changes/changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { useRefusal } from '../../../ui/feedback/useRefusal.ts'

/** The whole national insurance number on demand; each viewing is logged in the history. `agentId` null: not for this reader. */
export function useInsuranceNumber(agentId: number | null) {
  const { t } = useTranslation()
  const refused = useRefusal()
  const [whole, setWhole] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const toggle = async () => {
    if (whole !== null || agentId === null) return setWhole(null)
    setBusy(true)
    try {
      setWhole((await ask(revealNumber, { agentId })).nationalInsuranceNumber)
      void invalidate(readAgentHistory)
    } catch (error) {
      refused(error)
    }
    setBusy(false)
  }
  return {
    whole,
    isBusy,
    toggle: () => void toggle(),
    hide: () => setWhole(null),
    toggleName: t(whole === null ? 'agents.sheet.showInsurance' : 'agents.sheet.hideInsurance'),
  }
}
