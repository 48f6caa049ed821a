import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { dayOf, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { readShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { shiftsAddress } from '../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { AssignWindow } from './AssignWindow.tsx'

interface CoverShiftProps {
  readonly shiftId: number
  readonly startsLocal: LocalDateTime
  /** What the button says to those who hear it: which service it is about. */
  readonly name: string
}

/** Who could have a service that is somebody's still: the window that gives it, or for who may not give services the way to it. */
export function CoverShift({ shiftId, startsLocal, name }: CoverShiftProps) {
  const { t } = useTranslation()
  const mayAssign = mayUse(useExchange(), may.assignShifts)
  // The service is read each time before the window opens: as it was before, giving it would be refused.
  const [phase, setPhase] = useState<'closed' | 'reading' | 'open'>('closed')
  const sentenceOf = useSentence()
  const { data, error, isFetching } = useAsk(readShiftInfos, { id: shiftId }, { isEnabled: phase !== 'closed', staleTime: 0 })
  useEffect(() => {
    if (phase !== 'reading' || isFetching) return
    if (error) toast('error', sentenceOf(error))
    setPhase(error ? 'closed' : 'open')
  }, [phase, isFetching, error, sentenceOf])
  if (!mayAssign) {
    return (
      <ButtonLink {...linkTo(shiftsAddress, { day: dayOf(startsLocal), shiftId })} aria-label={name} size="small" sx={styles}>
        {t('demands.effects.cover')}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button size="small" aria-label={name} loading={phase === 'reading'} onClick={() => setPhase('reading')} sx={styles}>
        {t('demands.effects.cover')}
      </Button>
      {phase === 'open' && data && <AssignWindow shift={data.shift} onDone={() => undefined} onClose={() => setPhase('closed')} />}
    </>
  )
}

const styles = { ml: -0.5, px: 0.5, minWidth: 0, minHeight: { xs: 44, md: 32 } } as const
