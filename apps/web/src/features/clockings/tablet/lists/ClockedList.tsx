import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { clockedFilters, isOfFilter, type ClockedFilter } from '@vigie/contract/clockings/clockings.lists.rules.ts'
import { useTranslation } from 'react-i18next'
import { clockedListAddress } from '../../../../routing/addresses/clockingLists.ts'
import { useAddress } from '../../../../routing/useAddress.ts'
import { useNow } from '../../../../session/useNow.ts'
import { useExchange } from '../../../../session/store.ts'
import { chipLine, chipOn, chipStyles } from '../../../../ui/lists/filterChips.styles.ts'
import { tabletTarget } from '../../../../ui/page/tablet.ts'
import { lines, ListBody } from './ListBody.tsx'
import { useSayState } from './ClockableList.tsx'
import { ListsFrame } from './ListsFrame.tsx'
import { ShiftLine } from './ShiftLine.tsx'
import { clockedState } from './states.rules.ts'
import { useClockingLists } from './useClockingLists.ts'

/** «Services pointés»: who is at the post, and who has left today; narrowed by what stands in the address. */
export function ClockedList() {
  const { t } = useTranslation()
  const now = useNow(60)
  const exchange = useExchange()
  const { settings, features } = exchange.environment
  const [view, change] = useAddress(clockedListAddress)
  const { data, device, error, dataUpdatedAt, refetch } = useClockingLists()
  const sayState = useSayState()
  const sites = device?.sites ?? []
  // Sites of several zones: the first one's time, as the clock shows it.
  const timeZone = sites[0]?.timeZone ?? exchange.timeZone
  // Who runs on time is a list of its own from a version on (decisions/06-clocking).
  const showsLeft = data?.shiftsVisibility !== 'window' && data?.shiftsVisibility !== 'running'
  const names = clockedFilters.filter((name) =>
    name === 'ontime' ? features.includes('showOntimeShiftsList') : name !== 'left' || showsLeft,
  )
  const filter = names.includes(view.filter) ? view.filter : 'all'
  const of = (name: ClockedFilter) => (data?.clocked ?? []).filter((shift) => isOfFilter(shift, name, now, settings))
  const shifts = of(filter)
  const isAll = filter === 'all'
  return (
    <ListsFrame
      title={t('clockings.lists.clocked.title')}
      text={t(showsLeft ? 'clockings.lists.clocked.hint' : 'clockings.lists.clocked.hintPresent')}
      timeZone={timeZone}
    >
      {data?.shiftsVisibility !== 'none' && (
        <Box role="group" aria-label={t('clockings.lists.clocked.filters')} sx={[chipLine, chips]}>
          {names.map((name) => (
            <ButtonBase
              key={name}
              aria-pressed={name === filter}
              onClick={() => change({ filter: name })}
              sx={[chipStyles, chip, name === filter && chipOn]}
            >
              {t(`clockings.lists.clocked.${name}`)}
              <Box component="span" sx={{ fontWeight: 700, minWidth: '2ch' }}>
                {data && of(name).length}
              </Box>
            </ButtonBase>
          ))}
        </Box>
      )}
      <ListBody
        isKnown={data !== undefined}
        isShut={data?.shiftsVisibility === 'none'}
        isEmpty={shifts.length === 0}
        empty={{
          title: t(isAll ? 'clockings.lists.clocked.empty' : 'clockings.lists.clocked.emptyFilter'),
          text: t(isAll ? 'clockings.lists.clocked.emptyText' : 'clockings.lists.clocked.emptyFilterText'),
        }}
        isNamed={data?.isNamesVisible ?? true}
        error={error}
        knownAt={dataUpdatedAt}
        timeZone={timeZone}
        onRetry={() => void refetch()}
      >
        <Box component="ul" sx={lines}>
          {shifts.map((shift) => {
            const state = clockedState(shift)
            return (
              <li key={shift.id}>
                <ShiftLine
                  shift={shift}
                  now={now}
                  siteName={sites.length > 1 ? shift.siteName : null}
                  tone={state.tone}
                  state={sayState(state)}
                />
              </li>
            )
          })}
        </Box>
      </ListBody>
    </ListsFrame>
  )
}

/** All of them in sight: nobody looks for more beyond the edge of a wall tablet. Room for their counts is kept, so they stay in their lines. */
const chips = { flexWrap: 'wrap', gap: 1.5, mb: 2.5 } as const
/** As large as a finger at a wall needs it. */
const chip = {
  height: tabletTarget,
  px: 2.5,
  borderRadius: '16px',
  fontSize: 17,
  '@media (pointer: coarse)': { height: tabletTarget },
} as const
