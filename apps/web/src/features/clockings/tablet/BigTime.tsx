import Box from '@mui/material/Box'
import { useLanguage } from '../../../i18n/i18n.ts'
import { useNow } from '../../../session/useNow.ts'
import { figures } from '../../../theme/augment.ts'
import { navyText, onPhone, stacked } from '../../../ui/page/tablet.ts'
import { dateIn, timeIn } from './words.ts'

/** The time of the site by the server's clock, to be read across a hall; the date below it, written whole. */
export function BigTime({ timeZone }: { timeZone: string }) {
  const language = useLanguage()
  const now = useNow(60)
  return (
    <Box
      sx={{
        my: 'auto',
        py: 3,
        fontFamily: figures,
        // Upright the date has its place beside the time, and the keypad below keeps its own.
        [stacked]: { display: 'flex', alignItems: 'last baseline', columnGap: 3, pt: 3, pb: 2 },
        [onPhone]: { display: 'block', py: 1 },
      }}
    >
      <Box
        component="time"
        dateTime={now}
        sx={{
          display: 'block',
          fontSize: 'clamp(96px, min(11.6vw, 24vh), 240px)',
          fontWeight: 700,
          lineHeight: 1,
          letterSpacing: '-0.055em',
          // The tight spacing also pulls the last figure: the first one stands on the panel's own edge.
          ml: '-0.045em',
          [stacked]: { fontSize: 'clamp(72px, min(21vw, 12vh), 200px)' },
          [onPhone]: { fontSize: 'clamp(56px, 19vw, 96px)' },
        }}
      >
        {timeIn(now, timeZone)}
      </Box>
      <Box
        sx={{
          mt: 1,
          fontSize: 24,
          color: navyText,
          [stacked]: { flex: 1, minWidth: 0, textWrap: 'balance' },
          [onPhone]: { mt: 0.25, fontSize: 17 },
        }}
      >
        {dateIn(now, timeZone, language)}
      </Box>
    </Box>
  )
}
