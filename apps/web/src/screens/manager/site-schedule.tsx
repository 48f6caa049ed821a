import { mayOpen } from '@vigie/contract/access.screens.ts'
import { dayOf } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { makeJudge } from '../../features/shifts/judge.ts'
import { ShiftPanel } from '../../features/shifts/panel/ShiftPanel.tsx'
import { inState } from '../../domains/shifts/states.rules.ts'
import { PostNotice } from '../../features/schedules/site/PostNotice.tsx'
import { SiteScheduleBoard, type OpenShift } from '../../features/schedules/site/SiteScheduleBoard.tsx'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'

/** Planning d'un site: the month, the week, the weekly sheet. */
export default function SiteSchedule() {
  return <SiteScheduleBoard Panel={Panel} />
}

function Panel({ isOpen, shift, post, day, now, onClose }: OpenShift) {
  const { t } = useTranslation()
  const exchange = useExchange()
  const { settings } = exchange.environment
  const judge = useMemo(() => makeJudge(settings), [settings])
  const shiftDay = shift ? dayOf(shift.startsLocal) : day
  const lead = shift && mayUse(exchange, mayOpen.services) && (
    <ButtonLink
      {...linkTo(shiftsAddress, { day: shiftDay, shiftId: shift.id })}
      variant="outlined"
      color="inherit"
      sx={{ justifySelf: 'start' }}
    >
      {t('schedules.site.openInServices')}
    </ButtonLink>
  )
  const act = (
    <>
      {post && <PostNotice post={post} now={now} />}
      {lead}
    </>
  )
  const judged = shift && { ...judge([shift], now)[0]!, ...inState(shift, now, settings) }
  return <ShiftPanel isOpen={isOpen} judged={judged} day={shiftDay} now={now} takesFocus onClose={onClose} act={act} />
}
