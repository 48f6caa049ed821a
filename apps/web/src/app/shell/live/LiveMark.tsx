import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useLine } from '../../../session/reach.ts'
import { figures } from '../../../theme/augment.ts'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { forcedColours } from '../../../theme/forced.ts'

/**
 * Whether what one sees is kept up to date: a dot and the word. What stands beside it never moves because the word has
 * changed: it takes the room of the longest. On a phone the title needs that room: there the dot alone stands for what goes
 * well, and what is wrong has its word.
 */
export function LiveMark() {
  const { t } = useTranslation()
  const line = useLine()
  const [tone, word] =
    line === 'live'
      ? (['done', t('common.live')] as const)
      : line === 'off'
        ? (['late', t('common.offline')] as const)
        : (['wait', t('common.connecting')] as const)
  const words = [t('common.live'), t('common.offline'), t('common.connecting')]
  const longest = Math.max(...words.map(({ length }) => length))
  return (
    <LiveRegion
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        // The dot and its distance stand before the word.
        minWidth: { sm: `calc(${longest}ch + 16px)` },
        fontFamily: figures,
        fontWeight: 600,
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
        color: `tone.${tone}.ink`,
        '&::before': {
          content: '""',
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: `tone.${tone}.mark`,
          boxShadow: '0 0 0 4px',
          color: `tone.${tone}.soft`,
          [forcedColours]: { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
        },
      }}
    >
      <Box component="span" sx={line === 'off' ? undefined : unseenOnPhone}>
        {word}
      </Box>
    </LiveRegion>
  )
}

/** Unseen on a phone and still there: it is read. */
const unseenOnPhone = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
})
