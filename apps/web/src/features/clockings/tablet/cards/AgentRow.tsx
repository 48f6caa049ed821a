import Box from '@mui/material/Box'
import type { CardAgent } from '@vigie/contract/clockings/clockings.cards.ts'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { CheckIcon } from '../../../../ui/icons.tsx'
import { tabletTarget } from '../../../../ui/page/tablet.ts'

/** One agent of the choice: a radio button as large as its row. */
export function AgentRow({ agent, isChosen, onChoose }: { agent: CardAgent; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation()
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.75,
        minHeight: tabletTarget,
        px: 2,
        borderRadius: '14px',
        border: 1,
        cursor: 'pointer',
        bgcolor: isChosen ? 'primary.lighter' : 'background.paper',
        borderColor: isChosen ? 'primary.readable' : 'divider',
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: 2 },
      }}
    >
      <input type="radio" name="agent" className="visually-hidden" checked={isChosen} onChange={onChoose} />
      <Box sx={{ flex: 1, minWidth: 0, fontFamily: figures, fontSize: 18, fontWeight: 650, overflowWrap: 'anywhere' }}>{agent.name}</Box>
      {agent.cardCount > 0 && (
        <Box sx={{ fontSize: 15, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t('clockings.cards.has', { count: agent.cardCount })}
        </Box>
      )}
      <Box sx={{ color: 'primary.readable', visibility: isChosen ? 'visible' : 'hidden', display: 'grid' }}>
        <CheckIcon size={28} strokeWidth={2.4} />
      </Box>
    </Box>
  )
}
