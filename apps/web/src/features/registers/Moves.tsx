import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { RegisterRow } from '@vigie/contract/kit/register.ts'
import { registerOf, type RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { DownIcon } from '../../ui/icons.tsx'
import { nameOfRow } from './rows.ts'
import { useRegisterActs } from './useRegisterActs.ts'

/** Moves a row of a list that has an order of its own one place up or down, among those in use. */
export function Moves({ name, row }: { name: RegisterName; row: RegisterRow }) {
  const { t } = useTranslation()
  const acts = useRegisterActs(name)
  const move = async (by: -1 | 1) => {
    // Asked now: another may have moved rows meanwhile.
    const { rows } = await ask(registerOf(name).list, { state: 'active', sort: 'place', limit: 200 } as never)
    const ids = rows.map(({ id }) => id)
    const at = ids.indexOf(row.id)
    const to = at + by
    if (at < 0 || to < 0 || to >= ids.length) return
    await acts.order(ids.toSpliced(at, 1).toSpliced(to, 0, row.id))
  }
  if (row.isArchived) return null
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton aria-label={t('registers.up', { name: nameOfRow(row) })} onClick={() => void move(-1)}>
        <DownIcon size={18} style={{ transform: 'rotate(180deg)' }} />
      </IconButton>
      <IconButton aria-label={t('registers.down', { name: nameOfRow(row) })} onClick={() => void move(1)}>
        <DownIcon size={18} />
      </IconButton>
    </Box>
  )
}
