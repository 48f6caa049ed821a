import Button from '@mui/material/Button'
import type { Invitation } from '@vigie/contract/users/users.invite.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlusIcon } from '../../../ui/icons.tsx'
import { InviteForm } from './InviteForm.tsx'

interface InviteUserProps {
  /** What the invitation begins with: a user of one client or partner. Then it is an act beside others. */
  readonly begins?: Partial<Invitation>
  readonly label?: string
}

/** The way to invite a user. */
export function InviteUser({ begins, label }: InviteUserProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={begins ? 'outlined' : 'contained'}
        color={begins ? 'inherit' : 'primary'}
        startIcon={<PlusIcon />}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 44, flex: 'none' }}
      >
        {label ?? t('users.invite.open')}
      </Button>
      {isOpen && <InviteForm {...(begins && { begins })} onClose={() => setOpen(false)} />}
    </>
  )
}
