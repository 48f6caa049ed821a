import Box from '@mui/material/Box'
import { ownSheetAddress } from '../../routing/addresses/agents.ts'
import { documentsAddress } from '../../routing/addresses/documents.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import { AgentSheet } from '../../features/agents/sheet/AgentSheet.tsx'
import { PersonalData } from '../../features/personal-data/PersonalData.tsx'
import { wordsOfPages } from '../../i18n/pages/pageWords.ts'
import { OwnedDocuments } from '../../features/documents/home/OwnedDocuments.tsx'

export const phrases = wordsOfPages('agentFile')

/** Ma fiche: the agent's own. */
export default function MySheet() {
  const [{ month }, change] = useAddress(ownSheetAddress)
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AgentSheet
        agentId={null}
        month={month}
        onMonth={(next) => change({ month: next }, inPlace)}
        // All that it is given to read, of its sites and of the company as well: nobody looks for orders in several places.
        documents={<OwnedDocuments location={null} ownerId={null} link={linkTo(documentsAddress)} />}
      />
      <PersonalData />
    </Box>
  )
}
