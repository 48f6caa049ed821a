import Box from '@mui/material/Box'
import { clockableGroups } from '@vigie/contract/clockings/clockings.lists.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../../session/useNow.ts'
import { useExchange } from '../../../../session/store.ts'
import { figures } from '../../../../theme/augment.ts'
import { useTimeWords } from '../../../../ui/timeWords.ts'
import { choose } from '../code/chosen.ts'
import { lines, ListBody } from './ListBody.tsx'
import { ListsFrame } from './ListsFrame.tsx'
import { ShiftLine } from './ShiftLine.tsx'
import { clockableState, grouped, type LineState } from './states.rules.ts'
import { useClockingLists } from './useClockingLists.ts'

/** «Services à pointer»: who is late, who may come now, who comes soon and who is about to leave. */
export function ClockableList() {
  const { t } = useTranslation()
  const now = useNow(60)
  const exchange = useExchange()
  const { settings } = exchange.environment
  const { data, device, error, dataUpdatedAt, refetch } = useClockingLists()
  const navigate = useNavigate()
  const sayState = useSayState()
  const sites = device?.sites ?? []
  // Sites of several zones: the first one's time, as the clock shows it.
  const timeZone = sites[0]?.timeZone ?? exchange.timeZone
  const groups = grouped(data?.clockable ?? [], clockableGroups, now, settings)
  const count = groups.reduce((sum, group) => sum + group.shifts.length, 0)
  const counted = t('clockings.lists.clockable.count', { count })
  // A device that shows less than the day shows nothing of what comes.
  const emptyText =
    data?.shiftsVisibility === 'window' ? 'emptyTextWindow' : data?.shiftsVisibility === 'running' ? 'emptyTextRunning' : 'emptyText'
  const toCode = (shift: Shift) => {
    choose(shift)
    void navigate({ to: '/pointages', replace: true })
  }
  return (
    <ListsFrame
      title={t('clockings.lists.clockable.title')}
      text={count === 0 ? sites.map(({ name }) => name).join(', ') : device?.isByCode ? t('clockings.lists.clockable.hint') : counted}
      timeZone={timeZone}
    >
      <ListBody
        isKnown={data !== undefined}
        isShut={data?.shiftsVisibility === 'none'}
        isEmpty={groups.length === 0}
        empty={{ title: t('clockings.lists.clockable.empty'), text: t(`clockings.lists.clockable.${emptyText}`) }}
        isNamed={data?.isNamesVisible ?? true}
        error={error}
        knownAt={dataUpdatedAt}
        timeZone={timeZone}
        onRetry={() => void refetch()}
      >
        {groups.map(({ group, shifts }) => (
          <Box component="section" key={group} aria-label={t(`clockings.lists.clockable.${group}`)}>
            <Box component="h2" sx={{ m: 0, mb: 1.5, fontFamily: figures, fontSize: 20, fontWeight: 700 }}>
              {t(`clockings.lists.clockable.${group}`)}{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 600 }}>
                {shifts.length}
              </Box>
            </Box>
            <Box component="ul" sx={lines}>
              {shifts.map((shift) => {
                const state = clockableState(shift, group, now, settings)
                return (
                  <li key={shift.id}>
                    <ShiftLine
                      shift={shift}
                      now={now}
                      siteName={sites.length > 1 ? shift.siteName : null}
                      tone={state.tone}
                      state={sayState(state)}
                      onChoose={device?.isByCode ? () => toCode(shift) : undefined}
                    />
                  </li>
                )
              })}
            </Box>
          </Box>
        ))}
      </ListBody>
    </ListsFrame>
  )
}

/** The sentence of a line, in the reader's language. */
export function useSayState() {
  const { t } = useTranslation()
  const { span } = useTimeWords()
  return ({ says, minutes, from, to }: LineState): string => {
    if (says === 'late' || says === 'over') return t(`clockings.lists.state.${says}`, { time: span(minutes) })
    if (says === 'left') return t('clockings.lists.state.left', { from, to })
    if (says === 'starts' || says === 'unconfirmed') return t(`clockings.lists.state.${says}`)
    return t(`clockings.lists.state.${says}`, { time: says === 'ends' ? to : from })
  }
}
