import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { dayOf } from '@vigie/contract/kit/time.ts'
import type { UnfitShift } from '@vigie/contract/planning/planning.unfit.ts'
import type { ShiftState } from '@vigie/contract/shifts/shifts.rules.ts'
import { useTranslation } from 'react-i18next'
import type { UnconfirmedDay } from '../../../domains/shifts/useUnconfirmedDays.ts'
import { shiftsAddress } from '../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { phoneHref } from '../../../ui/fields/phone/phone.ts'
import { usePhoneText } from '../../../ui/fields/phone/usePhoneText.ts'
import { figures } from '../../../theme/augment.ts'
import { DoneIcon } from '../../../ui/firstIcons.tsx'
import { NextIcon, PhoneIcon } from '../../../ui/icons.tsx'
import { ToneTile } from '../../../ui/marks/ToneTile.tsx'
import { AlertsLine } from './AlertsLine.tsx'
import { DemandsLine } from './DemandsLine.tsx'
import { AnsweredLine } from './AnsweredLine.tsx'
import { NowList } from './NowList.tsx'
import { NowRow } from './NowRow.tsx'
import { waitingOf } from './today.rules.ts'
import { UnconfirmedLine } from './UnconfirmedLine.tsx'
import { UnfitLine } from './UnfitLine.tsx'
import type { HomeShifts } from './useHomeShifts.ts'

/** Rows before the rest is counted: the page below stays in sight. */
const most = 6

/** What the link of a row is for. */
const acts: Partial<Record<ShiftState, 'clock' | 'see' | 'fill'>> = {
  missed: 'clock',
  postEmpty: 'see',
  unanswered: 'see',
  notLeft: 'clock',
  preClockingDue: 'see',
  unassigned: 'fill',
}

interface WaitingNowProps {
  readonly home: HomeShifts
  /** Alerts that nobody has taken charge of. */
  readonly alerts: number
  /** The days with acts that wait to be confirmed. */
  readonly unconfirmed: readonly UnconfirmedDay[]
  /** Missions to which somebody said yes. */
  readonly answered: number
  /** Services of these days whose agents may not have them. */
  readonly unfit: readonly UnfitShift[]
}

/** What is wrong right now, the most urgent first, each with the one click that mends it. */
export function WaitingNow({ home, alerts, unconfirmed, answered, unfit }: WaitingNowProps) {
  const { t } = useTranslation()
  const { settings } = useExchange().environment
  const { data, now } = home
  const waiting = data ? waitingOf(data, now, settings) : []
  const phones = new Map(data?.phones.map(({ agentId, phone }) => [agentId, phone]))
  const title = waiting.length > 0 ? t('dashboard.now.waitingCount', { count: waiting.length }) : t('dashboard.now.waiting')
  const all = waiting.length > most && (
    <ButtonLink {...linkTo(shiftsAddress, { filter: 'anomalies' })} variant="text" endIcon={<NextIcon />}>
      {t('dashboard.now.more', { count: waiting.length - most })}
    </ButtonLink>
  )
  const calm = (
    <>
      <ToneTile tone="done" icon={DoneIcon} />
      {t('dashboard.now.calm')}
    </>
  )
  return (
    <NowList
      title={title}
      aside={all}
      told={<LiveRegion className="visually-hidden">{data && (waiting.length > 0 ? title : t('dashboard.now.calm'))}</LiveRegion>}
      above={
        data && (
          <>
            <AlertsLine count={alerts} />
            <UnconfirmedLine days={unconfirmed} />
          </>
        )
      }
      below={
        data && (
          <>
            <UnfitLine shifts={unfit} />
            <DemandsLine />
            <AnsweredLine count={answered} />
          </>
        )
      }
      home={home}
      label={t('dashboard.now.waitingList')}
      rows={waiting.slice(0, most)}
      usually={3}
      empty={calm}
      emptyStyles={{ display: 'flex', alignItems: 'center', gap: 1.75, px: 2, minHeight: 64 }}
    >
      {(judged) => {
        const { shift, state } = judged
        const phone = shift.agentId === null ? undefined : phones.get(shift.agentId)
        return (
          <NowRow
            key={shift.id}
            judged={judged}
            now={now}
            link={linkTo(shiftsAddress, { day: dayOf(shift.startsLocal), shiftId: shift.id })}
            act={acts[state] && t(`shifts.actions.${acts[state]}`)}
          >
            {phone ? <CallButton name={shift.agentName ?? ''} phone={phone} /> : phones.size > 0 && <CallPlace />}
          </NowRow>
        )
      }}
    </NowList>
  )
}

/** Its number is read too, for a desk has no telephone; on a phone, where the row has no room for it, the sign alone. */
const CallButton = ({ name, phone }: { name: string; phone: string }) => {
  const { t } = useTranslation()
  const written = usePhoneText(phone)
  return (
    <Button
      href={phoneHref(phone)}
      variant="outlined"
      color="inherit"
      title={written}
      aria-label={t('dashboard.now.callName', { name: `${name}, ${written}` })}
      sx={callStyles}
    >
      <PhoneIcon />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, fontFamily: figures, whiteSpace: 'nowrap' }}>
        {written}
      </Box>
    </Button>
  )
}

/** Its room where nobody is to be called: the columns stand as in the rows above and below. */
const CallPlace = () => <Box aria-hidden="true" sx={{ ...callStyles, display: { xs: 'none', md: 'block' } }} />

const callStyles = { flex: 'none', minHeight: 44, width: { xs: 44, sm: '11rem' }, minWidth: 44, gap: 1, px: 1 } as const
