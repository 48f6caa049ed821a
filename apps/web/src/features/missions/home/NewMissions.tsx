import { mayOpen } from '@vigie/contract/access.screens.ts'
import { dayOf } from '@vigie/contract/kit/time.ts'
import { listMissions, missionsChanged, type Mission } from '@vigie/contract/missions/missions.ts'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../api/live.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { ownMissionsAddress } from '../../../routing/addresses/missions.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useNow } from '../../../session/useNow.ts'
import { useToday } from '../../../session/today.ts'
import { BellIcon } from '../../../ui/icons.tsx'
import { AppLine } from '../../../ui/page/LineCard.tsx'
import { isNightly } from '../hours.rules.ts'
import { daysOfSpan, isIn, ownQuestion } from '../spans.rules.ts'
import { isNew, servicesOf, standingOf } from '../standing.rules.ts'

const changes = [missionsChanged]
/** Milliseconds in which several changes are asked for once. */
const gathered = 400
/** So many are named. */
const most = 2

/** A line of a home: the missions that wait to be looked at, with the first of them by day. Asked as the missions' own page asks. */
export function NewMissions() {
  const { t } = useTranslation()
  const isShown = mayUse(useExchange(), mayOpen.missions)
  const today = useToday()
  const now = useNow(60)
  const { data } = useAsk(listMissions, ownQuestion, { isEnabled: isShown })
  useLive(changes, () => void invalidate(listMissions), gathered)
  const words = useNightWords()
  const fresh = (data?.missions ?? [])
    .filter((mission) => isNew(standingOf(mission, now), mission))
    .toSorted((a, b) => (a.startsLocal < b.startsLocal ? -1 : 1))
  if (!isShown || fresh.length === 0) return null
  const span = (['week', 'next', 'month'] as const).find((one) => fresh.every((mission) => isIn(mission, daysOfSpan(one, today), now)))
  // One alone opens; several are where all of them are listed, or where the first is.
  const [only, ...others] = fresh
  const where = others.length === 0 && only ? { missionId: only.id } : { span: span ?? spanOf(only!, today, now) }
  return (
    <AppLine
      {...linkTo(ownMissionsAddress, where)}
      icon={BellIcon}
      tone="done"
      title={t('missions.own.home.fresh', { count: fresh.length })}
      note={fresh.slice(0, most).map(words).join(' · ')}
    />
  )
}

const spanOf = (mission: Mission, today: Parameters<typeof daysOfSpan>[1], now: Parameters<typeof isIn>[2]) =>
  (['week', 'next', 'month'] as const).find((one) => isIn(mission, daysOfSpan(one, today), now)) ?? 'week'

/** «Ven. 27 de nuit». */
function useNightWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (mission: Mission): string => {
    const [first] = servicesOf(mission)
    if (!first) return ''
    const day = capital(writtenDay(dayOf(first.startsLocal), language, 'dayOfWeek'))
    return t(isNightly(first) ? 'missions.own.home.night' : 'missions.own.home.day', { day })
  }
}
