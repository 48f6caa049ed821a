import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../../session/store.ts'
import { useQueue } from '../../../../offline/queue.ts'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { navy } from '../../../../theme/palette.ts'
import { NoNetworkIcon, NetworkIcon } from '../../../../ui/icons.tsx'
import { Mark } from '../../../../ui/marks/Mark.tsx'
import { onPhone } from '../../../../ui/page/tablet.ts'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion.tsx'
import { AccessKey } from '../access/AccessKey.tsx'
import { happen } from '../actions.ts'
import { MenuKey } from '../kiosk/MenuKey.tsx'
import type { Day } from './day.ts'

interface TabletHeadProps {
  readonly sites: Day['sites']
  readonly state: 'open' | 'connecting' | 'offline'
  readonly isSaidBelow: boolean
}

/** Whose clock this is: the mark, the site (or how many, with their names), and whether the server can be reached. */
export function TabletHead({ sites, state, isSaidBelow }: TabletHeadProps) {
  const { t } = useTranslation()
  const { theme } = useExchange()
  const [first, ...others] = sites
  const title = !first ? theme.name : others.length === 0 ? first.name : t('clockings.tablet.wall.sites', { count: sites.length })
  const names = others.length > 0 ? sites.map(({ name }) => name).join(', ') : first && theme.name
  const app = others.length > 0 ? '' : t('shell.spaces.clocking_device')
  const below = [app, names].filter(Boolean).join(' · ')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '14px', [onPhone]: { gap: 1, flexWrap: 'nowrap' } }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '14px',
          flex: '1 1 260px',
          minWidth: 0,
          [onPhone]: { flexBasis: 140, gap: 1.25 },
        }}
      >
        <MenuKey onOpen={() => happen({ type: 'left' })} />
        <Mark size={46} />
        <Box sx={{ minWidth: 0, fontFamily: figures }}>
          <Box component="h1" title={title} sx={{ ...twoLines, m: 0, fontSize: 20, fontWeight: 650, lineHeight: 1.25 }}>
            {title}
          </Box>
          <Box title={below} sx={{ ...twoLines, fontSize: 15, fontWeight: 500, lineHeight: 1.35, color: navy.soft }}>
            {/* On a phone there is room for one of the two: whose clock it is. */}
            {app && names && <Box component="span" sx={{ [onPhone]: { display: 'none' } }}>{`${app} · `}</Box>}
            {names || app}
          </Box>
        </Box>
      </Box>
      {/* Told to who cannot see it where nothing else tells it. */}
      <LiveRegion>{state !== 'open' && !isSaidBelow && <Pill state={state} />}</LiveRegion>
      {state !== 'open' && isSaidBelow && <Pill state={state} isSaidBelow />}
      {state === 'open' && <AccessKey />}
    </Box>
  )
}

/** On a phone, where the keypad stands right below and says it, the sign alone. */
function Pill({ state, isSaidBelow = false }: { state: 'connecting' | 'offline'; isSaidBelow?: boolean }) {
  const { t } = useTranslation()
  const { acts } = useQueue()
  const isOffline = state === 'offline'
  const count = acts.filter((act) => act.state === 'waiting').length
  const PillIcon = isOffline ? NoNetworkIcon : NetworkIcon
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        [onPhone]: { px: isSaidBelow ? 0.75 : 1.5, py: 0.75, '& > span': isSaidBelow ? { display: 'none' } : {} },
        borderRadius: 99,
        fontFamily: figures,
        fontSize: 15,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: isOffline ? '#f7c66b' : navy.soft,
        bgcolor: isOffline ? '#3a2c0c' : navy.raised,
        [forcedColours]: forcedEdge,
      }}
    >
      <PillIcon />
      <span>
        {!isOffline
          ? t('clockings.tablet.wall.connecting')
          : count > 0
            ? t('clockings.tablet.wall.offlineKept', { count })
            : t('clockings.tablet.wall.offline')}
      </span>
    </Box>
  )
}

/** One line on a phone, so that the head has its height before the site's name has come. */
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  [onPhone]: { WebkitLineClamp: 1 },
} as const
