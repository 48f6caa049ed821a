import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { addDays, clockOf, dayOf } from '@vigie/contract/kit/time.ts'
import { removeShift } from '@vigie/contract/planning/planning.create.ts'
import { isClocked } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { AddShifts } from './AddShifts.tsx'

/** The same service on another day, and its removal while nobody has clocked it: for who plans. */
export function ShiftActs({ shift, onRemoved }: { shift: Shift; onRemoved: (shift: Shift) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const sentenceOf = useSentence()
  const [isAsked, setAsked] = useState(false)
  const send = useSend(removeShift)
  if (!mayUse(useExchange(), may.assignShifts)) return null
  const remove = async () => {
    try {
      await send.mutateAsync({ shiftId: shift.id, version: shift.version })
      toast('success', t('newShifts.removed'))
      onRemoved(shift)
    } catch (error) {
      toast('error', sentenceOf(error))
    }
    setAsked(false)
  }
  const about = { site: shift.siteName, day: writtenDay(dayOf(shift.startsLocal), language, 'whole') }
  return (
    <>
      <AddShifts
        isMain={false}
        label={t('newShifts.copy')}
        agent={shift.agentId === null || shift.agentName === null ? undefined : { id: shift.agentId, label: shift.agentName }}
        start={{
          siteId: shift.siteId,
          agentId: shift.agentId,
          prestationId: shift.prestationId,
          profileId: shift.profileId,
          day: addDays(dayOf(shift.startsLocal), 1),
          startsTime: clockOf(shift.startsLocal),
          endsTime: clockOf(shift.endsLocal),
        }}
      />
      {!isClocked(shift) && (
        <Button variant="outlined" color="inherit" onClick={() => setAsked(true)} sx={{ minHeight: 44 }}>
          {t('newShifts.remove')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        variant="critical"
        title={t('newShifts.removeTitle')}
        confirm={t('newShifts.remove')}
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      >
        {shift.agentName === null ? t('newShifts.removeText', about) : t('newShifts.removeTextOf', { ...about, name: shift.agentName })}
      </ConfirmDialog>
    </>
  )
}
