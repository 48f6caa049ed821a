import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { onPhone } from '../../../../ui/page/tablet.ts'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion.tsx'
import { codeLength } from '../flow.ts'

/** One box a digit: six, as most codes have, and up to eight while more are typed. The digits themselves stay hidden. */
export function CodeDots({ count, isDimmed }: { count: number; isDimmed: boolean }) {
  const { t } = useTranslation()
  const boxes = Math.max(codeLength.usual, count)
  return (
    <Box sx={{ mt: '26px', mb: '22px', [onPhone]: { my: 1.5 } }}>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', gap: boxes > codeLength.usual ? '10px' : '14px', opacity: isDimmed ? 0.5 : 1, [onPhone]: { gap: 1 } }}
      >
        {Array.from({ length: boxes }, (_, at) => (
          <Box
            key={at}
            sx={{
              flex: 1,
              minWidth: 0,
              height: 66,
              borderRadius: '14px',
              border: 2,
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'background.paper',
              borderColor: at <= count && !isDimmed ? 'primary.readable' : 'divider',
              fontFamily: figures,
              fontSize: 30,
              fontWeight: 700,
              [onPhone]: { height: 56 },
            }}
          >
            {at < count ? '•' : ''}
          </Box>
        ))}
      </Box>
      <LiveRegion className="visually-hidden">
        {count === 0 ? t('clockings.tablet.code.none') : t('clockings.tablet.code.entered', { count })}
      </LiveRegion>
    </Box>
  )
}
