import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { navy } from '../../../../theme/palette.ts'
import { BoxLink } from '../../../../ui/links/BoxLink.tsx'
import { onPhone, tabletTarget } from '../../../../ui/page/tablet.ts'
import { SecondsLeft, useSecondsTo } from '../SecondsLeft.tsx'
import { closeAccess, forgetAccess, useAccess } from './access.ts'
import { CardsEntry } from '../cards/CardsEntry.tsx'

/** At the foot of the navy panel while an access is open: how long it still is, and what it is for; without network, that it is for nothing. */
export function AccessBar({ isOffline }: { isOffline: boolean }) {
  const { t } = useTranslation()
  const until = useAccess()
  const seconds = useSecondsTo(until)
  const isOver = until !== null && seconds === 0
  useEffect(() => {
    if (isOver && until <= Date.now()) forgetAccess()
  }, [isOver, until])
  if (until === null) return null
  return (
    <Box sx={bar}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, fontFamily: figures, fontSize: 17, fontWeight: 650 }}>
        <SecondsLeft until={until}>{(time) => t('clockings.tablet.access.left', { time })}</SecondsLeft>
        <Box sx={{ fontSize: 15, fontWeight: 500, color: navy.soft, textWrap: 'pretty' }}>
          {t(isOffline ? 'clockings.tablet.access.offline' : 'clockings.tablet.access.hint')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, [onPhone]: { flex: '1 1 100%', flexWrap: 'wrap', gap: 1 } }}>
        {!isOffline && (
          <BoxLink to="/pointages/settings" sx={{ ...button, display: 'grid', placeItems: 'center', textDecoration: 'none' }}>
            {t('clockings.kiosk.menu.settings')}
          </BoxLink>
        )}
        {!isOffline && <CardsEntry>{(open) => <BarButton onPress={open}>{t('clockings.cards.title')}</BarButton>}</CardsEntry>}
        <BarButton onPress={closeAccess}>{t('clockings.tablet.access.close')}</BarButton>
      </Box>
    </Box>
  )
}

const BarButton = ({ children, onPress }: { children: ReactNode; onPress: () => void }) => (
  <ButtonBase onClick={onPress} sx={button}>
    {children}
  </ButtonBase>
)

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1.5, minHeight: tabletTarget } as const
const button = {
  minHeight: tabletTarget,
  px: 2.25,
  borderRadius: '14px',
  border: `1px solid ${navy.line}`,
  fontFamily: figures,
  fontSize: 16,
  fontWeight: 600,
  color: navy.soft,
  '&:active': { bgcolor: navy.raised },
  '&:focus-visible': { outlineColor: navy.text },
  [onPhone]: { flex: '1 1 auto', px: 1.5, whiteSpace: 'nowrap' },
} as const
