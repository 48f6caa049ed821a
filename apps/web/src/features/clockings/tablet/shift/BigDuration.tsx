import Box from '@mui/material/Box'
import { figures } from '../../../../theme/augment.ts'
import { onPhone, stacked } from '../../../../ui/page/tablet.ts'

/** `6 h 38`, to be read from where one stands: the figures large, their units small. Read aloud as it is written. */
export function BigDuration({ children }: { children: string }) {
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        my: 1,
        fontFamily: figures,
        fontSize: 'clamp(84px, min(10vw, 17vh), 168px)',
        fontWeight: 700,
        lineHeight: 1,
        letterSpacing: '-0.045em',
        ml: '-0.03em',
        whiteSpace: 'nowrap',
        '& small': { fontSize: '0.62em', fontWeight: 600, letterSpacing: '-0.02em' },
        [stacked]: { fontSize: 'clamp(72px, min(17vw, 11vh), 150px)' },
        [onPhone]: { my: 0.5, fontSize: 'clamp(52px, 17vw, 80px)' },
      }}
    >
      {children.split(/(\d+)/).map((part, at) => (at % 2 === 1 ? part : part && <small key={at}>{part}</small>))}
    </Box>
  )
}
