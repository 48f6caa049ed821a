import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import type { Choice } from '../../../ui/fields/choices/choices.tsx'
import { NewShiftsWindow } from './NewShiftsWindow.tsx'
import type { NewShiftsStart } from './useNewShifts.ts'

interface AddShiftsProps {
  readonly start: NewShiftsStart
  readonly agent?: Choice | undefined
  readonly isMain?: boolean
  /** Its words, where they are not «add services». */
  readonly label?: string
  readonly onAdded?: () => void
}

/** The way to plan services by hand, for who plans. */
export function AddShifts({ start, agent, isMain = true, label, onAdded }: AddShiftsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!mayUse(useExchange(), may.assignShifts)) return null
  const close = () => {
    setOpen(false)
    onAdded?.()
  }
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        color={isMain ? 'primary' : 'inherit'}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44 }}
      >
        {label ?? t('newShifts.open')}
      </Button>
      {isOpen && <NewShiftsWindow start={start} agent={agent} onClose={close} />}
    </>
  )
}
