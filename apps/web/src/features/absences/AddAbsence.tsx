import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import type { NewAbsenceForm } from '@vigie/contract/absences/absences.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { NewAbsence } from './AbsenceForm.tsx'

interface AddAbsenceProps {
  readonly agent?: { readonly id: number; readonly name: string }
  readonly start?: Partial<NewAbsenceForm>
  readonly isMain?: boolean
}

/** The way to record an absence, for who plans. */
export function AddAbsence({ isMain = false, ...about }: AddAbsenceProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!mayUse(useExchange(), may.assignShifts)) return null
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        color={isMain ? 'primary' : 'inherit'}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {t('absences.add')}
      </Button>
      {isOpen && <NewAbsence {...about} onClose={() => setOpen(false)} />}
    </>
  )
}
