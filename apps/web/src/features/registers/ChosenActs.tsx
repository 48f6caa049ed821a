import Button from '@mui/material/Button'
import type { RegisterRow } from '@vigie/contract/kit/register.ts'
import type { RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemoveDialog } from './RemoveDialog.tsx'
import { useRegisterActs } from './useRegisterActs.ts'

interface ChosenActsProps {
  readonly name: RegisterName
  readonly rows: readonly Pick<RegisterRow, 'id' | 'version'>[]
  /** The rows that are listed are archived. */
  readonly isArchive: boolean
  readonly onDone: () => void
}

/** What can be done with the rows that are chosen. */
export function ChosenActs({ name, rows, isArchive, onDone }: ChosenActsProps) {
  const { t } = useTranslation()
  const acts = useRegisterActs(name)
  const [isAsking, askFirst] = useState(false)
  const count = rows.length
  const archive = async () => {
    if (
      await acts.archive(
        rows.map(({ id }) => id),
        !isArchive,
      )
    )
      onDone()
  }
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => void archive()} sx={{ minHeight: 44 }}>
        {t(isArchive ? 'registers.restoreSome' : 'registers.archiveSome', { count })}
      </Button>
      <Button variant="outlined" color="error" onClick={() => askFirst(true)} sx={{ minHeight: 44 }}>
        {t('registers.removeSome', { count })}
      </Button>
      <RemoveDialog name={name} rows={isAsking ? rows : []} onDone={onDone} onCancel={() => askFirst(false)} />
    </>
  )
}
