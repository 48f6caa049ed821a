import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import * as may from '@vigie/contract/access.calls.ts'
import { dayOf, minutesBetween } from '@vigie/contract/kit/time.ts'
import { groupOfShift } from '@vigie/contract/schedules/schedules.rules.ts'
import type { ShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UnreadInstructions } from '../../../../domains/sites/instructions/UnreadInstructions.tsx'
import { useShiftInfos } from '../../../../domains/shifts/useShiftInfos.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay } from '../../../../kit/dates.ts'
import { mapHref } from '../../../../kit/mapHref.ts'
import { ownDemandsAddress } from '../../../../routing/addresses/demands.ts'
import { linkTo } from '../../../../routing/linkTo.ts'
import { useExchange } from '../../../../session/store.ts'
import { mayUse } from '../../../../session/subject.ts'
import { figures } from '../../../../theme/augment.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { GroupSwatch } from '../../../../domains/schedules/CalendarLegend.tsx'
import { Card } from '../../../../ui/page/Card.tsx'
import { ButtonLink } from '../../../../ui/links/ButtonLink.tsx'
import { MapLink } from '../../../../ui/links/MapLink.tsx'
import { MessageIcon, PhoneIcon } from '../../../../ui/icons.tsx'
import { phoneHref } from '../../../../ui/fields/phone/phone.ts'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import type { ScheduleWords } from '../useScheduleWords.ts'
import { ownWords } from '../../../../i18n/ownWords.ts'

interface ShiftCardProps {
  readonly shift: Shift
  readonly isChanged: boolean
  readonly words: ScheduleWords
  /** The reader's own shift, or one that a manager looks at. */
  readonly isOwn: boolean
}

/** One shift: when, where, how to get there, what to know, who else is there. */
export function ShiftCard({ shift, isChanged, words, isOwn }: ShiftCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data, isError } = useShiftInfos(shift.id)
  const zone = words.zone(shift)
  const asks = mayUse(useExchange(), may.makeDemands) && isOwn
  const group = groupOfShift(shift)
  const isNextDay = dayOf(shift.endsLocal) !== dayOf(shift.startsLocal)
  return (
    <Card
      component="article"
      aria-label={`${shift.siteName}, ${words.times(shift)}`}
      sx={{ display: 'grid', gap: 1.5, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
        <GroupSwatch group={group} size={32} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ fontFamily: figures, fontWeight: 700, fontSize: '1.25rem', lineHeight: 1.3 }}>{words.times(shift)}</Box>
          <Typography variant="body2" color="textSecondary">
            {[
              t(`schedules.groups.${group}`),
              t('schedules.day.duration', { duration: words.duration(minutesBetween(shift.startsAt, shift.endsAt)) }),
              isNextDay && t('schedules.day.endsNextDay', { day: writtenDay(dayOf(shift.endsLocal), language, 'short') }),
              zone,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
      </Box>
      {isChanged && (
        <Box>
          <Tag tone="late">{isOwn ? t('schedules.day.changed') : t('schedules.changed')}</Tag>
        </Box>
      )}
      {shift.unavailabilityName !== null && (
        <Banner tone="late">{t(isOwn ? 'schedules.day.away' : 'schedules.day.awayForManager', { type: shift.unavailabilityName })}</Banner>
      )}
      <Box>
        <Typography variant="h3">{shift.siteName}</Typography>
        {[shift.prestationName, shift.clientName].filter(Boolean).join(' · ')}
      </Box>
      {data ? (
        <SiteParts infos={data} words={words} />
      ) : isError ? (
        <Typography color="textSecondary">{t('schedules.day.failed')}</Typography>
      ) : (
        <Skeleton variant="rounded" height={132} />
      )}
      {asks && (
        <ButtonLink
          {...linkTo(ownDemandsAddress, { shiftId: shift.id })}
          variant="outlined"
          color="inherit"
          startIcon={<MessageIcon />}
          sx={{ justifySelf: 'start', minHeight: 44 }}
        >
          {t('demands.own.ask')}
        </ButtonLink>
      )}
    </Card>
  )
}

function SiteParts({ infos: { site, colleagues, comments }, words }: { infos: ShiftInfos; words: ScheduleWords }) {
  const { t } = useTranslation()
  const map = mapHref(site, site.name)
  const address = [site.address, site.addressComplement, [site.postcode, site.city].filter(Boolean).join(' ')].filter(Boolean)
  return (
    <>
      {site.alert && (
        <Banner tone="late">
          <span {...ownWords}>{site.alert}</span>
        </Banner>
      )}
      {address.length > 0 && <Box sx={{ color: 'text.secondary' }}>{address.join(', ')}</Box>}
      {(map || site.phone) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {map && <MapLink href={map}>{t('schedules.day.map')}</MapLink>}
          {site.phone && (
            <Button component="a" href={phoneHref(site.phone)} variant="outlined" color="inherit" startIcon={<PhoneIcon />}>
              {t('schedules.day.call')}
            </Button>
          )}
        </Box>
      )}
      {site.accessText && (
        <Detail title={t('schedules.day.access')} isOwn>
          {site.accessText}
        </Detail>
      )}
      <UnreadInstructions siteId={site.id} />
      {site.instructions && (
        <Detail title={t('schedules.day.instructions')} isOwn>
          {site.instructions}
        </Detail>
      )}
      {comments.length > 0 && (
        <Detail title={t('shifts.comments.title')} isOwn>
          {comments.map(({ id, text }) => (
            <Box key={id} component="span" sx={{ display: 'block', mb: 0.5 }}>
              {text}
            </Box>
          ))}
        </Detail>
      )}
      <Detail title={t('schedules.day.colleagues')}>
        {colleagues.length === 0
          ? t('schedules.day.alone')
          : colleagues.map(({ shiftId, name, startsLocal, endsLocal }) => {
              const times = words.times({ startsLocal, endsLocal })
              return (
                <Box key={shiftId} component="span" sx={{ display: 'block' }}>
                  {name === null ? t('schedules.day.nameless', { times }) : t('schedules.day.colleague', { name, times })}
                </Box>
              )
            })}
      </Detail>
    </>
  )
}

const Detail = ({ title, isOwn, children }: { title: string; isOwn?: boolean; children: ReactNode }) => (
  <Box>
    <Typography variant="subtitle2" component="p">
      {title}
    </Typography>
    <Box {...(isOwn && ownWords)} sx={{ color: 'text.secondary', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
)
