import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { NoNetworkIcon } from '../../../../ui/icons.tsx'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion.tsx'
import type { Person } from '../choices.ts'

/** The act is on its way. Without an answer it is sent again, and nobody is told that it is done. */
export function SendingStep({ person, isUnanswered }: { person: Person; isUnanswered: boolean }) {
  const { t } = useTranslation()
  return (
    <LiveRegion sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center', fontFamily: figures }}>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          width: 120,
          height: 120,
          color: isUnanswered ? 'tone.late.ink' : 'primary.readable',
        }}
      >
        <Spinner size={120} />
        {isUnanswered && <NoNetworkIcon size={52} />}
      </Box>
      <Box sx={{ mt: 1, fontSize: 28, fontWeight: 700, lineHeight: 1.2 }}>
        {isUnanswered ? t('clockings.tablet.sending.waiting') : t('clockings.tablet.sending.title')}
      </Box>
      <Box sx={{ fontSize: 20, fontWeight: 600 }}>{person.name}</Box>
      {isUnanswered && (
        <Box sx={{ fontSize: 17, lineHeight: 1.45, color: 'text.secondary', textWrap: 'balance' }}>
          {t('clockings.tablet.sending.waitingText')}
        </Box>
      )}
    </LiveRegion>
  )
}
