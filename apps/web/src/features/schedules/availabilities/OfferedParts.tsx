import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { groupOfShift, type CalendarGroup } from '@vigie/contract/schedules/schedules.rules.ts'
import { clockOf } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { groundOf, groupIcons } from '../../../domains/schedules/calendarGroups.ts'
import { figures } from '../../../theme/augment.ts'
import { forcedColours } from '../../../theme/forced.ts'
import type { Icon } from '../../../ui/firstIcons.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { twoLines } from '../../../ui/twoLines.ts'
import { isWholeDay, type OfferedDay } from './offered.rules.ts'

/** Parts of a day that have room in a cell of the month. */
const most = 3
/** What is offered: green, with its tick. */
export const offeredGround = { color: 'tone.done.ink', bgcolor: 'tone.done.soft', [forcedColours]: { outline: '1px solid' } } as const

/** What is on a day: signs on a phone, hours where there is room. The day's own name says it all to whoever listens. */
export function OfferedParts({ day }: { day: OfferedDay }) {
  const { t } = useTranslation()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const span = ({ startsLocal, endsLocal }: Pick<OfferedDay['shifts'][number], 'startsLocal' | 'endsLocal'>) =>
    `${clockOf(startsLocal)} – ${clockOf(endsLocal)}`
  const groups: readonly CalendarGroup[] = [
    ...new Set([...day.shifts.map(groupOfShift), ...day.absences.map(() => 'unavailability' as const)]),
  ]
  if (isPhone) {
    return (
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2px', pb: '3px' }}>
        {day.offered.length > 0 && <Sign icon={CheckIcon} sx={offeredGround} />}
        {groups.map((group) => (
          <Sign key={group} icon={groupIcons[group]} sx={{ color: `group.${group}.ink`, ...groundOf(group) }} />
        ))}
      </Box>
    )
  }
  const parts: ReactNode[] = [
    ...day.offered.map((one) => (
      <Part key={`offered ${one.id}`} icon={CheckIcon} sx={offeredGround}>
        {isWholeDay(one) ? t('availabilities.wholeDay') : span(one)}
      </Part>
    )),
    ...day.shifts.map((shift) => (
      <Part key={shift.id} icon={groupIcons[groupOfShift(shift)]} sx={groupStyles(groupOfShift(shift))}>
        {span(shift)}
      </Part>
    )),
    ...day.absences.map((away) => (
      <Part key={`away ${away.id}`} icon={groupIcons.unavailability} sx={groupStyles('unavailability')}>
        {away.typeName}
      </Part>
    )),
  ]
  return (
    <Box component="span" sx={{ display: 'grid', gap: '3px', p: '2px 4px 6px', minWidth: 0, alignContent: 'start' }}>
      {parts.slice(0, most)}
      {parts.length > most && (
        <Box component="span" sx={{ px: '6px', fontSize: '0.75rem', color: 'text.secondary' }}>
          {t('availabilities.more', { count: parts.length - most })}
        </Box>
      )}
    </Box>
  )
}

const groupStyles = (group: CalendarGroup) => ({ color: `group.${group}.ink`, ...groundOf(group) })

function Part({ icon: PartIcon, sx, children }: { icon: Icon; sx: object; children: string }) {
  return (
    <Box component="span" sx={[part, sx]} title={children}>
      <PartIcon size={13} style={{ flex: 'none', marginTop: 1 }} />
      <Box component="span" sx={[twoLines, { minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' }]}>
        {children}
      </Box>
    </Box>
  )
}

const Sign = ({ icon: SignIcon, sx }: { icon: Icon; sx: object }) => (
  <Box component="span" sx={[sign, sx]}>
    <SignIcon size={12} />
  </Box>
)

const sign = { display: 'grid', placeItems: 'center', width: 20, height: 18, borderRadius: '5px' } as const
const part = {
  display: 'flex',
  alignItems: 'start',
  gap: '4px',
  minWidth: 0,
  p: '3px 6px',
  borderRadius: '7px',
  fontFamily: figures,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.35,
} as const
