import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../kit/store.ts'
import { chosen, unchoose } from './chosen.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { useRegisterActs } from './useRegisterActs.ts'

interface ChosenActsProps {
  readonly name: RegisterName
  /** The rows that are listed are archived. */
  readonly isArchive: boolean
}

/** What can be done with the rows that are ticked; nothing while none is. */
export function ChosenActs({ name, isArchive }: ChosenActsProps) {
  const { t } = useTranslation()
  const ids = [...useStore(chosen)]
  const acts = useRegisterActs(name)
  const [isAsking, askFirst] = useState(false)
  // What is ticked is among the rows that are listed.
  useEffect(() => unchoose, [])
  if (ids.length === 0) return null
  const count = ids.length
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" color="inherit" onClick={() => void acts.archive(ids, !isArchive)}>
        {t(isArchive ? 'registers.restoreSome' : 'registers.archiveSome', { count })}
      </Button>
      <Button variant="outlined" color="error" onClick={() => askFirst(true)}>
        {t('registers.removeSome', { count })}
      </Button>
      <Button color="inherit" onClick={unchoose}>
        {t('registers.unchoose')}
      </Button>
      <RemoveDialog name={name} ids={isAsking ? ids : []} onDone={unchoose} onCancel={() => askFirst(false)} />
    </Box>
  )
}
