import Typography from '@mui/material/Typography'
import { readUserHistory } from '@vigie/contract/changes/changes.ts'
import type { HandOver } from '@vigie/contract/outbox/outbox.handOver.ts'
import { changeUserIdentity, userFields } from '@vigie/contract/users/users.identity.ts'
import { listUsers, readUser, type UserDetails } from '@vigie/contract/users/users.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { useRecordForm } from '../../../records/useRecordForm.ts'
import { showHandOver } from '../../../ui/feedback/handOver.ts'
import { nameOf } from '../useUserWords.ts'

const groups = [
  { group: 'person', keys: ['lastName', 'firstName'] },
  { group: 'contact', keys: ['email', 'phone'] },
] as const

/** The name, e-mail and phone of a user, as an administrator corrects them. */
export function IdentityForm({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const { t } = useTranslation()
  const handOver = useRef<HandOver | null>(null)
  const form = useRecordForm({
    name: 'users.identity',
    fields: userFields,
    values: user,
    version: user.version,
    send: async (record, version) => {
      handOver.current = (await ask(changeUserIdentity, { userId: user.id, ...record, version: version ?? user.version })).handOver
    },
    refresh: () => invalidate(readUser, listUsers, readUserHistory),
    onDone: () => {
      onClose()
      showHandOver(handOver.current)
    },
  })
  return (
    <RecordForm
      form={form}
      groups={groups}
      onClose={onClose}
      subtitle={nameOf(user)}
      below={
        <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
          {t(user.hasPassword ? 'users.identity.told' : 'users.identity.invited')}
        </Typography>
      }
    />
  )
}
