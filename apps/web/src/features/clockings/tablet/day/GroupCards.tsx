import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../../session/useNow.ts'
import { useExchange } from '../../../../session/store.ts'
import { figures } from '../../../../theme/augment.ts'
import { navy } from '../../../../theme/palette.ts'
import { BoxLink } from '../../../../ui/links/BoxLink.tsx'
import { navyText, onPhone, stacked, tabletTarget } from '../../../../ui/page/tablet.ts'
import { twoLines } from '../../../../ui/twoLines.ts'
import { AwaitedChecks } from './AwaitedChecks.tsx'
import type { Day } from './day.ts'
import { nextGroup, runningGroup, type Group } from './groups.ts'

/** Who is awaited next, and who is at their post, from what the device already knows. */
export function GroupCards({ shifts }: { shifts: Day['shifts'] | undefined }) {
  const { t } = useTranslation()
  const now = useNow(60)
  const { settings } = useExchange().environment
  const groups = [
    nextGroup(shifts ?? [], now, settings.clocking_late_tolerance_minutes),
    runningGroup(shifts ?? [], now, settings.clocking_out_grace_minutes),
  ].filter((group) => group !== null)
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: '12px',
          minHeight: 76,
          // Where the keypad stands below, the cards have their height before anything is known: nothing moves it, nor pushes
          // its last line out of sight.
          [stacked]: { minHeight: stackedHeight },
          alignItems: groups.length === 0 ? 'end' : 'stretch',
          // One alone has the whole width of a phone: its names are not cut there.
          [onPhone]: { gap: 1, minHeight: 86, ...(groups.length === 1 && { gridTemplateColumns: 'minmax(0, 1fr)' }) },
        }}
      >
        {groups.map((group) => (
          <GroupCard key={group.kind} group={group} />
        ))}
        {shifts && groups.length === 0 && <Box sx={nobody}>{t('clockings.tablet.wall.nobody')}</Box>}
      </Box>
      <AwaitedChecks shifts={shifts} now={now} />
    </>
  )
}

/** Touched, it leads to the list that it counts. */
function GroupCard({ group: { kind, hours, isNight, count, minutes, names, late } }: { group: Group }) {
  const { t } = useTranslation()
  const lateCount = t('clockings.tablet.wall.late', { count: late.count })
  const lateOnes = late.names.length > 0 ? t('common.named', { name: lateCount, value: late.names.join(', ') }) : lateCount
  const label = [
    hours ?? t('clockings.tablet.wall.now'),
    isNight !== null && t(isNight ? 'clockings.tablet.wall.night' : 'clockings.tablet.wall.day'),
    minutes !== null && t('clockings.tablet.wall.in', { time: t('clockings.tablet.wall.minutes', { count: minutes }) }),
  ]
  return (
    <BoxLink
      to={kind === 'expected' ? '/pointages/clockables-shifts-list' : '/pointages/clockings-shifts-lists'}
      sx={{
        display: 'block',
        minWidth: 0,
        minHeight: tabletTarget,
        color: 'inherit',
        textDecoration: 'none',
        '&:active': { bgcolor: navy.line },
        '&:focus-visible': { outline: '2px solid', outlineColor: navy.text, outlineOffset: 2 },
        px: '18px',
        py: '14px',
        borderRadius: '14px',
        bgcolor: navy.raised,
        border: `1px solid ${navy.line}`,
        fontFamily: figures,
        [onPhone]: { px: 1.5, py: 1.25 },
      }}
    >
      <Box
        sx={{
          fontSize: 15,
          color: navy.soft,
          [stacked]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
          [onPhone]: { ...twoLines, whiteSpace: 'normal', fontSize: 13 },
        }}
      >
        {label.filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ fontSize: 18, fontWeight: 700, [onPhone]: { fontSize: 15 } }}>
        {t(kind === 'expected' ? 'clockings.tablet.wall.expected' : 'clockings.tablet.wall.present', { count })}
      </Box>
      {late.count > 0 && (
        <Box title={lateOnes} sx={[namesStyles, { color: '#f7c66b', fontWeight: 600 }, names.length > 0 && oneLine]}>
          {lateOnes}
        </Box>
      )}
      {names.length > 0 && (
        <Box title={names.join(', ')} sx={[namesStyles, late.count > 0 && oneLine]}>
          {names.join(', ')}
        </Box>
      )}
    </BoxLink>
  )
}

/** Pixels of a card with two lines of names. */
const stackedHeight = 124
/** Above the keypad those who are late and those who are awaited share the two lines. */
const oneLine = { [stacked]: { WebkitLineClamp: 1, wordBreak: 'break-all' } } as const
const nobody = { gridColumn: '1 / -1', fontFamily: figures, fontSize: 17, color: navyText, [onPhone]: { fontSize: 15 } } as const
const namesStyles = {
  mt: 0.25,
  fontSize: 15,
  lineHeight: 1.35,
  color: navyText,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  [onPhone]: { fontSize: 13, WebkitLineClamp: 1, wordBreak: 'break-all' },
} as const
