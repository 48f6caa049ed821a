import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../records/RecordPage.tsx'
import { useNewAgent, useProposedAgent, type ProposedAgent } from './useNewAgent.ts'

/** Agents one after the other: once one is added, the form is that of the next. */
export function ByHand({ onMade }: { onMade: () => void }) {
  const [count, setCount] = useState(0)
  const proposed = useProposedAgent(true)
  if (!proposed) return null
  return (
    <NewAgent
      key={`${count} ${proposed.employeeNumber}`}
      proposed={proposed}
      onMade={() => {
        setCount(count + 1)
        onMade()
      }}
    />
  )
}

function NewAgent({ proposed, onMade }: { proposed: ProposedAgent; onMade: () => void }) {
  const { t } = useTranslation()
  return <RecordPage {...useNewAgent(proposed, onMade)} submit={t('agents.create.add')} />
}
