import { readAgent, type AgentQualification } from '@vigie/contract/agents/agents.ts'
import { changeHeld } from '@vigie/contract/agents/held.ts'
import { fileDocuments } from '@vigie/contract/documents/documents.filing.ts'
import { countDocuments, listDocuments } from '@vigie/contract/documents/documents.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { invalidate } from '../../../../api/queries.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useRefusal } from '../../../../ui/feedback/useRefusal.ts'

/** Milliseconds that a file may take on a poor network. */
const patience = 600_000

/** Files a document of an agent and makes it the proof of something that it has. */
export function useProof(agentId: number, held: AgentQualification) {
  const { t } = useTranslation()
  const refused = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const file = async (chosen: File) => {
    setBusy(true)
    try {
      const filing = {
        owner: 'agent',
        ownerId: agentId,
        isForAgents: true,
        isForClients: false,
        isForPartners: false,
        asksAgents: false,
        asksPartners: false,
        wantsWhole: false,
      } as const
      const { documents } = await ask(fileDocuments, filing, { files: { files: [chosen] }, timeout: patience })
      const { id: qualificationId, number, issuedOn, expiresOn, version } = held
      await ask(changeHeld, {
        agentId,
        version: version ?? 0,
        qualificationId,
        number: number ?? '',
        issuedOn,
        expiresOn,
        documentId: documents[0]?.id ?? null,
      })
      toast('success', t('agentFile.held.filed'))
    } catch (error) {
      refused(error)
    }
    await invalidate(readAgent, listDocuments, countDocuments)
    setBusy(false)
  }
  return [isBusy, file] as const
}
