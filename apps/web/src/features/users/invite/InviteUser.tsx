import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlusIcon } from '../../../ui/icons.tsx'
import { InviteForm } from './InviteForm.tsx'

/** The way to invite a user. */
export function InviteUser() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<PlusIcon />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('users.invite.open')}
      </Button>
      {isOpen && <InviteForm onClose={() => setOpen(false)} />}
    </>
  )
}
