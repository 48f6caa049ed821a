import Box from '@mui/material/Box'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { toneOfCard, type useAgentWords } from '../words.ts'

/** The state of a professional card; until when, where there is room. */
export const CardState = ({ state, word, expiry }: ReturnType<ReturnType<typeof useAgentWords>['card']>) => (
  <Box component="span" sx={cardStyles}>
    <Tag tone={toneOfCard[state]}>{word}</Tag>
    <small>{expiry}</small>
  </Box>
)

const cardStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  whiteSpace: 'nowrap',
  '& small': { fontSize: '0.8125rem', color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' },
  '@container (max-width: 51.99rem)': { '& small': { display: 'none' } },
} as const
