import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { dayOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { scheduleAddress } from '../../../routing/addresses/schedules.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { CalendarIcon } from '../../../ui/icons.tsx'
import { AppLine, LineCard } from '../../../ui/page/LineCard.tsx'
import { followingOf } from './following.rules.ts'
import type { PhoneView } from './usePhone.ts'
import { usePhoneWords } from './words.ts'

interface FollowingProps {
  readonly view: PhoneView
  readonly shownIds: readonly number[]
}

/** What comes after the service that is shown, and the way to its day; where nothing does, the way to the planning. */
export function Following({ view: { shifts, now }, shownIds }: FollowingProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = usePhoneWords()
  const seesSchedule = mayUse(useExchange(), mayOpen.agentSchedule)
  // Where nothing is to come the card above has said so.
  if (!seesSchedule || shownIds.length === 0) return null
  const next = followingOf(shifts, shownIds, now)
  const day = next && dayOf(next.startsLocal)
  return (
    <Box sx={width}>
      <LineCard>
        {next && day ? (
          <AppLine
            {...linkTo(scheduleAddress, { name: 'week', day, open: day })}
            icon={CalendarIcon}
            tone="wait"
            title={`${capital(words.day(next.startsAt, now, next.timeZone))}, ${words.times(next)}`}
            note={`${next.siteName} · ${writtenDay(day, language, 'short')}`}
          />
        ) : (
          <AppLine
            {...linkTo(scheduleAddress)}
            icon={CalendarIcon}
            tone="wait"
            title={t('clockings.phone.noneAfter')}
            note={t('clockings.phone.seeSchedule')}
          />
        )}
      </LineCard>
    </Box>
  )
}

/** The same on its way, as high as it will be. */
export const FollowingComing = () => (
  <LoadingPlaceholder sx={width}>
    <Skeleton variant="rounded" height={66} />
  </LoadingPlaceholder>
)

/** As wide as the card above it. */
const width = { maxWidth: 560 } as const
