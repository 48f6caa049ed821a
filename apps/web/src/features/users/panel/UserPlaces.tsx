import Box from '@mui/material/Box'
import { changeUserClients, changeUserSites, listUserChoices, type UserDetails } from '@vigie/contract/users/users.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk, useSend } from '../../../api/queries.ts'
import { ChipsField } from '../../../ui/fields/choices/ChipsField.tsx'
import { useUserAct } from './useUserActs.ts'

/** Whose sites a user of clients sees, and of a client_user which of them: each choice counts at once. */
export function UserPlaces({ user }: { user: UserDetails }) {
  const { t } = useTranslation()
  const act = useUserAct()
  const clients = useSend(changeUserClients, { isInTurn: true })
  const sites = useSend(changeUserSites, { isInTurn: true })
  const { data, isPending } = useAsk(listUserChoices, {}, { staleTime: 60_000 })
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Chosen
        label={t('users.panel.clients')}
        choices={(data?.clients ?? user.clients).map(({ id, name }) => ({ id, label: name }))}
        isLoading={isPending}
        value={user.clients.map(({ id }) => id)}
        onChange={(clientIds) => act(() => clients.mutateAsync({ userId: user.id, clientIds: [...clientIds] }))}
      />
      {user.role === 'client_user' && (
        <Chosen
          label={t('users.panel.sites')}
          hint={t('users.sitesOf', { count: user.siteCount, total: user.siteTotal })}
          choices={user.sites.map(({ id, name, clientId }) => ({
            id,
            label: name,
            note: user.clients.length > 1 ? user.clients.find((client) => client.id === clientId)?.name : undefined,
          }))}
          isLoading={false}
          value={user.siteIds}
          onChange={(siteIds) => act(() => sites.mutateAsync({ userId: user.id, siteIds: [...siteIds] }))}
        />
      )}
    </Box>
  )
}

interface ChosenProps {
  readonly label: string
  readonly hint?: string
  readonly choices: readonly { readonly id: number; readonly label: string; readonly note?: string | undefined }[]
  readonly isLoading: boolean
  readonly value: readonly number[]
  readonly onChange: (ids: readonly number[]) => Promise<unknown>
}

/** The last site cannot be removed: access is withdrawn by its own act. */
function Chosen({ label, hint, choices, isLoading, value, onChange }: ChosenProps) {
  const { t } = useTranslation()
  const [sent, setSent] = useState<readonly number[] | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const change = async (ids: readonly number[]) => {
    setEmpty(ids.length === 0)
    if (ids.length === 0) return
    // Shown as chosen until the server has answered.
    setSent(ids)
    await onChange(ids)
    setSent(null)
  }
  return (
    <ChipsField
      label={label}
      {...(hint !== undefined && { hint })}
      choices={choices}
      isLoading={isLoading}
      value={sent ?? value}
      onChange={(ids) => void change(ids)}
      placeholder={t('users.invite.type')}
      problem={isEmpty ? t('users.panel.keepOne') : undefined}
    />
  )
}
