import Button from '@mui/material/Button'
import type { RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlusIcon } from '../../ui/icons.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** The way to a new row of a list. */
export function AddRow({ name }: { name: RegisterName }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('registers.add')}
      </Button>
      {isOpen && <RegisterForm name={name} row={null} historyOf={() => null} onClose={() => setOpen(false)} />}
    </>
  )
}
