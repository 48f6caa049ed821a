import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { DoneIcon, WarningIcon, type Icon } from '../../../../ui/firstIcons.tsx'
import {
  BadgeIcon,
  CalendarIcon,
  ClockIcon,
  CloseIcon,
  KeyboardIcon,
  NoNetworkIcon,
  PeopleIcon,
  PinIcon,
  RefreshIcon,
  SiteIcon,
  TabletIcon,
} from '../../../../ui/icons.tsx'
import { nextStepsOf } from './nextSteps.ts'
import { keyOf, toneOf, type Refused, type RefusedKey } from './refusals.ts'
import { OnTheWayButton } from './OnTheWayButton.tsx'
import { SecondsLeft } from '../SecondsLeft.tsx'
import { useNextText, useRefusedText } from './useRefusedText.ts'
import { Verdict, VerdictText } from './Verdict.tsx'

/** One drawing for each: the compiler sees to it that none is without. */
const icons: Readonly<Record<RefusedKey, Icon>> = {
  WARN_INCORRECT_CODE: CloseIcon,
  WARN_INCORRECT_CODE_LIST: PeopleIcon,
  UNKNOWN_OFFLINE: NoNetworkIcon,
  ON_TIME_NFC_UNRECOGNIZED: BadgeIcon,
  ON_TIME_NFC_NOT_INITIALIZED: BadgeIcon,
  BADGE_OFF: BadgeIcon,
  CODE_OFF: KeyboardIcon,
  NO_CLOCKING: CalendarIcon,
  TOO_EARLY: ClockIcon,
  TICKET_DEAD: ClockIcon,
  TOO_MANY_TRIES: ClockIcon,
  WRONG_SITE_CLOCKING: PinIcon,
  SITE_ACCESS_FORBIDDEN: PinIcon,
  RESOURCE_ACCESS_FORBIDDEN: CloseIcon,
  NO_SITE_CLOCKING_CONFIGURED: TabletIcon,
  ON_TIME_DISABLED_ON_SITE: SiteIcon,
  APP_IS_DISABLED: TabletIcon,
  CHANGED: RefreshIcon,
  OFFLINE: NoNetworkIcon,
  KNOWN: DoneIcon,
  OTHER: WarningIcon,
}

interface RefusedVerdictProps {
  readonly refused: Refused
  /** Who came too early may say to be on the way. */
  readonly canSayOnTheWay: boolean
  readonly returnsAt: number | null
  /** Whether the device takes codes. */
  readonly isByCode: boolean
}

/** A clear no: what it is, and what to do about it. */
export function RefusedVerdict({ refused, canSayOnTheWay, returnsAt, isByCode }: RefusedVerdictProps) {
  const { t } = useTranslation()
  const nextOf = useNextText()
  const textOf = useRefusedText()
  const key = keyOf(refused.code)
  return (
    <Verdict
      tone={toneOf(refused.code)}
      icon={icons[key]}
      next={nextStepsOf(key, isByCode)}
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
