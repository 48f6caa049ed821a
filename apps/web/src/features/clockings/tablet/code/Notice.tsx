import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { BadgeIcon, ClockIcon, NetworkIcon, NoNetworkIcon } from '../../../../ui/icons.tsx'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion.tsx'
import type { Closed } from './closed.ts'
import { SecondsLeft } from '../SecondsLeft.tsx'

const icons = { offline: NoNetworkIcon, connecting: NetworkIcon, locked: ClockIcon, badge: BadgeIcon, goesOn: NoNetworkIcon }

/** The line below the keypad: «ou présentez votre badge», that it goes on without network, or why it is closed. */
export function Notice({ what }: { what: Closed | 'badge' | 'goesOn' }) {
  const { t } = useTranslation()
  const why = typeof what === 'string' ? what : what.why
  const tone = why === 'badge' || why === 'goesOn' ? 'run' : why === 'connecting' ? 'wait' : 'late'
  const NoticeIcon = icons[why]
  return (
    <LiveRegion
      sx={{
        display: 'flex',
        gap: '14px',
        alignItems: 'center',
        minHeight: 56,
        px: '18px',
        py: 1,
        borderRadius: '14px',
        fontFamily: figures,
        fontSize: 17,
        fontWeight: 600,
        lineHeight: 1.3,
        color: `tone.${tone}.ink`,
        bgcolor: `tone.${tone}.soft`,
        [forcedColours]: forcedEdge,
      }}
    >
      <NoticeIcon style={{ flex: 'none' }} />
      {typeof what !== 'string' && what.why === 'locked' ? (
        <SecondsLeft until={what.until}>{(time) => t('clockings.tablet.code.locked', { time })}</SecondsLeft>
      ) : (
        <span>{t(`clockings.tablet.code.${why as Exclude<typeof why, 'locked'>}`)}</span>
      )}
    </LiveRegion>
  )
}
