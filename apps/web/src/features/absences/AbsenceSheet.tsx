import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { absenceFields, listAbsences, readAbsence, removeAbsence, type Absence } from '@vigie/contract/absences/absences.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate, useAsk, useSend } from '../../api/queries.ts'
import { RecordSheet } from '../../records/RecordSheet.tsx'
import { absenceAddress, absencesAddress } from '../../routing/addresses/absences.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { ChangeAbsence } from './AbsenceForm.tsx'

/** One absence: whose, when, why, and its proof. */
export default function AbsenceSheet() {
  const [{ absenceId }] = useAddress(absenceAddress)
  const { data, isError, error, refetch } = useAsk(readAbsence, { absenceId: absenceId ?? 0 })
  const mayChange = mayUse(useExchange(), may.assignShifts)
  const absence = data?.absence
  return (
    <>
      <RecordSheet
        name="absences.edit"
        fields={absenceFields}
        query={{ data: absence, isError, error, refetch }}
        titleOf={({ agentName }) => agentName}
        groups={[{ group: 'main', keys: ['typeId', 'startsOn', 'endsOn', 'note', 'isProofAwaited'] }]}
        showsOf={({ typeName }) => ({ typeId: typeName })}
        {...(mayChange && { renderForm: (one: Absence, onClose: () => void) => <ChangeAbsence absence={one} onClose={onClose} /> })}
      />
      {mayChange && absence && <Remove absence={absence} />}
    </>
  )
}

/** Of one that was recorded by mistake. */
function Remove({ absence }: { absence: Absence }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const sentenceOf = useSentence()
  const [isOpen, setOpen] = useState(false)
  const send = useSend(removeAbsence)
  const remove = async () => {
    await send.mutateAsync({ absenceId: absence.id, version: absence.version })
    toast('success', t('absences.removed'))
    await navigate(linkTo(absencesAddress, {}))
    void invalidate(listAbsences)
  }
  return (
    <>
      <Button color="error" onClick={() => setOpen(true)} sx={{ mt: 2, minHeight: 44 }}>
        {t('absences.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        variant="critical"
        title={t('absences.removeTitle')}
        confirm={t('absences.remove')}
        onConfirm={() => remove().catch((error: unknown) => (toast('error', sentenceOf(error)), setOpen(false)))}
        onCancel={() => setOpen(false)}
      >
        {t('absences.removeText')}
      </ConfirmDialog>
    </>
  )
}
