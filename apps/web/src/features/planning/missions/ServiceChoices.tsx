import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { addDays, clockOf, dayOf, type Day } from '@vigie/contract/kit/time.ts'
import { listOfferable } from '@vigie/contract/missions/missions.board.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'
import { PlusIcon } from '../../../ui/icons.tsx'
import { Segments } from '../../../ui/pickers/Segments.tsx'
import { choiceStyles, ProblemLine } from './choices.styles.tsx'
import { together, type OfferedShift } from './offered.ts'

interface ServiceChoicesProps {
  readonly chosen: readonly OfferedShift[]
  /** Those of this site alone; null: of all. */
  readonly siteId: number | null
  /** From this day on. */
  readonly day: Day
  readonly problem: string | undefined
  readonly onChange: (chosen: readonly OfferedShift[]) => void
}

const lengths = { day: 0, week: 6, month: 30 } as const
type Period = keyof typeof lengths
/** As many as are answered at once; past them the period is cut shorter. */
const most = 200

/** The services that are offered together: those that were chosen, and others that can be, of so many days. */
export function ServiceChoices({ chosen, siteId, day, problem, onChange }: ServiceChoicesProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const problemId = useId()
  const [period, setPeriod] = useState<Period>('week')
  // Opened from one service: others are an extra.
  const [showsOthers, showOthers] = useState(chosen.length === 0)
  const asked = { ...(siteId !== null && { siteId }), from: day, to: addDays(day, lengths[period]), limit: most }
  const query = useAsk(listOfferable, asked, { isEnabled: showsOthers, keepsFormer: true, staleTime: 0 })
  const { data } = query
  const hasFailed = showsOthers && query.isError && !data
  const shifts = together(chosen, showsOthers ? (data?.shifts ?? []) : [])
  const ids = new Set(chosen.map(({ id }) => id))
  const toggle = (shift: OfferedShift) =>
    onChange(ids.has(shift.id) ? chosen.filter(({ id }) => id !== shift.id) : together(chosen, [shift]))
  const choices = (Object.keys(lengths) as Period[]).map((value) => ({ value, text: t(`shifts.mission.periods.${value}`) }))
  return (
    <Box component="fieldset" aria-describedby={problem ? problemId : undefined} sx={choiceStyles}>
      <legend>
        {t('shifts.mission.services')}
        <span>{chosen.length > 1 && t('shifts.mission.chosen', { count: chosen.length })}</span>
      </legend>
      {showsOthers && <Segments label={t('shifts.mission.period')} value={period} choices={choices} onChange={setPeriod} />}
      <Box className="list">
        {showsOthers && query.isPending && [0, 1, 2].map((at) => <Skeleton key={at} variant="rounded" height={52} />)}
        {shifts.map((shift) => (
          <SwitchLine
            key={shift.id}
            name={`${capital(writtenDay(dayOf(shift.startsLocal), language, 'short'))} · ${t('shifts.times', { start: clockOf(shift.startsLocal), end: clockOf(shift.endsLocal) })}`}
            hint={shift.siteName}
            isOn={ids.has(shift.id)}
            onChange={() => toggle(shift)}
          />
        ))}
        {data && showsOthers && shifts.length === chosen.length && <small>{t('shifts.mission.noOthers')}</small>}
        {showsOthers && data?.nextCursor && <small>{t('missions.firstShown', { count: data.shifts.length })}</small>}
      </Box>
      {hasFailed && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!showsOthers && (
        <Button
          variant="text"
          startIcon={<PlusIcon size={18} />}
          onClick={() => showOthers(true)}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        >
          {t('shifts.mission.addOthers')}
        </Button>
      )}
      <ProblemLine id={problemId} problem={problem} />
    </Box>
  )
}
