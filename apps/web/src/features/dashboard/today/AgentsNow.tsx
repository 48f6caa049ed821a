import { dayOf } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useTranslation } from 'react-i18next'
import { siteScheduleAddress } from '../../../routing/addresses/schedules.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { NowList } from './NowList.tsx'
import { NowRow } from './NowRow.tsx'
import { onNow } from './today.rules.ts'
import type { HomeShifts } from './useHomeShifts.ts'

/** A partner's agents who are on now, what alerts first. */
export function AgentsNow({ home }: { home: HomeShifts }) {
  const { t } = useTranslation()
  const { settings } = useExchange().environment
  const { data, now } = home
  const linkOf = ({ id, startsLocal }: Shift) =>
    linkTo(siteScheduleAddress, { siteId: 0, day: dayOf(startsLocal), name: 'week', shiftId: id })
  return (
    <NowList
      title={t('dashboard.now.agents')}
      home={home}
      label={t('dashboard.now.agents')}
      rows={data ? onNow(data, now, settings) : []}
      usually={4}
      empty={t('dashboard.now.noAgents')}
    >
      {(judged) => <NowRow key={judged.shift.id} judged={judged} now={now} link={linkOf(judged.shift)} />}
    </NowList>
  )
}
