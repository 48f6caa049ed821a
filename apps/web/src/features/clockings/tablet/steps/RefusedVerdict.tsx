import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { BadgeIcon, CalendarIcon, ClockIcon, CloseIcon, NoNetworkIcon, PinIcon, WarningIcon, type Icon } from '../../../../ui/icons.tsx'
import { keyOf, toneOf, type Refused, type RefusedKey } from './refusals.ts'
import { OnTheWayButton } from './OnTheWayButton.tsx'
import { SecondsLeft } from '../SecondsLeft.tsx'
import { useNextText, useRefusedText } from './useRefusedText.ts'
import { Verdict, VerdictText } from './Verdict.tsx'

const icons: Partial<Record<RefusedKey, Icon>> = {
  NO_CLOCKING: CalendarIcon,
  TOO_EARLY: ClockIcon,
  WRONG_SITE_CLOCKING: PinIcon,
  SITE_ACCESS_FORBIDDEN: PinIcon,
  TICKET_DEAD: ClockIcon,
  TOO_MANY_TRIES: ClockIcon,
  OFFLINE: NoNetworkIcon,
  FORCED_OFFLINE: NoNetworkIcon,
  BADGE_OFF: BadgeIcon,
  ON_TIME_NFC_NOT_INITIALIZED: BadgeIcon,
}

interface RefusedVerdictProps {
  readonly refused: Refused
  /** Who came too early may say to be on the way. */
  readonly canSayOnTheWay: boolean
  readonly returnsAt: number | null
}

/** A clear no: what it is, and what to do about it. */
export function RefusedVerdict({ refused, canSayOnTheWay, returnsAt }: RefusedVerdictProps) {
  const { t } = useTranslation()
  const nextOf = useNextText()
  const textOf = useRefusedText()
  const key = keyOf(refused.code)
  const tone = toneOf(refused.code)
  return (
    <Verdict
      tone={tone}
      icon={icons[key] ?? (tone === 'missing' ? CloseIcon : WarningIcon)}
      title={t(`clockings.tablet.refused.${key}.title`)}
      returnsAt={returnsAt}
    >
      <VerdictText isStrong>
        {refused.lockedUntil ? (
          <SecondsLeft until={refused.lockedUntil}>{(time) => t('clockings.tablet.refused.TOO_MANY_TRIES.text', { time })}</SecondsLeft>
        ) : (
          <WithTime text={textOf(refused)} time={refused.opens} />
        )}
      </VerdictText>
      {refused.next && <VerdictText>{nextOf(refused)}</VerdictText>}
      {canSayOnTheWay && <OnTheWayButton />}
    </Verdict>
  )
}

/** The hour is the answer to whoever came too early: it is read from where one stands. */
function WithTime({ text, time }: { text: string; time: string | undefined }) {
  const [before = '', after] = time ? text.split(time) : [text]
  if (after === undefined) return text
  return (
    <>
      {before}
      <Box component="b" sx={{ fontSize: '1.6em', fontWeight: 700, lineHeight: 1, whiteSpace: 'nowrap' }}>
        {time}
      </Box>
      {after}
    </>
  )
}
