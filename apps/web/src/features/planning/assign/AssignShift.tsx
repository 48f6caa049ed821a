import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { canHandOver } from '@vigie/contract/planning/planning.handover.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayUse } from '../../../session/subject.ts'
import { useExchange } from '../../../session/store.ts'
import { useNow } from '../../../session/useNow.ts'
import { ReplaceIcon } from '../../../ui/icons.tsx'
import { AssignWindow } from './AssignWindow.tsx'

interface AssignShiftProps {
  readonly shift: Shift
  readonly onDone: (shift: Shift) => void
}

/** Gives a service to somebody, or what is left of it to somebody else: what was clocked stays with who clocked it. */
export function AssignShift({ shift, onDone }: AssignShiftProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  if (!mayUse(useExchange(), may.assignShifts) || !canHandOver(shift, now)) return null
  const isOpenShift = shift.agentId === null
  return (
    <>
      <Button
        variant={isOpenShift ? 'contained' : 'outlined'}
        color={isOpenShift ? 'primary' : 'inherit'}
        startIcon={<ReplaceIcon />}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {t(isOpenShift ? 'shifts.assign.fill' : 'shifts.assign.replace')}
      </Button>
      {isOpen && <AssignWindow shift={shift} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  )
}
