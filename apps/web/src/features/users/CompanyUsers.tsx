import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import * as may from '@vigie/contract/access.calls.ts'
import { kindOf, pagesOf } from '@vigie/contract/users/users.kinds.ts'
import { listUsers, userChanged, type ListedUser } from '@vigie/contract/users/users.ts'
import { useLive } from '../../api/live.ts'
import { invalidate, useAsk } from '../../api/queries.ts'
import { ownWords } from '../../i18n/ownWords.ts'
import { SheetCard } from '../../records/SheetCard.tsx'
import { usersAddress } from '../../routing/addresses/users.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { ErrorState } from '../../ui/feedback/StatePage.tsx'
import { BoxLink } from '../../ui/links/BoxLink.tsx'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { Avatar } from '../../ui/marks/Avatar.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { InviteUser } from './invite/InviteUser.tsx'
import type { Off } from './rows.rules.ts'
import { nameOf, toneOfState, useUserWords } from './useUserWords.ts'

/** Users that the card names; the others are in the list of users. */
const limit = 8
const live = [userChanged]

type Company = { readonly clientId: number; readonly partnerId?: never } | { readonly partnerId: number; readonly clientId?: never }
type CompanyUsersProps = Company & { readonly mayInvite: boolean }

/** On the sheet of a client or a partner: who of it may enter, and the way to invite another. For administrators alone. */
export function CompanyUsers({ mayInvite, ...of }: CompanyUsersProps) {
  const isAdministrator = mayUse(useExchange(), may.administer)
  return isAdministrator ? <Users of={of} mayInvite={mayInvite} /> : null
}

function Users({ of, mayInvite }: { of: Company; mayInvite: boolean }) {
  const words = useUserWords()
  const { t } = words
  const { clientId, partnerId } = of
  const { data, error, refetch } = useAsk(listUsers, { ...of, sort: listUsers.list.usualSort, limit })
  useLive(live, () => void invalidate(listUsers))
  const begins =
    partnerId === undefined ? { role: 'client' as const, clientIds: [clientId] } : { role: 'manager_partner' as const, partnerId }
  const total = data?.total ?? 0
  return (
    <SheetCard title={t('users.ofCompany.title')} aside={mayInvite && <InviteUser begins={begins} label={t('users.ofCompany.invite')} />}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && total === 0 && (
        <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
          {t('users.ofCompany.none')}
        </Typography>
      )}
      <Box component="ul" sx={lines}>
        {data?.rows.map((user) => (
          <li key={user.id}>
            <User user={user} of={of} off={new Set(data.offSettings)} words={words} />
          </li>
        ))}
      </Box>
      {total > limit && (
        <ButtonLink {...linkTo(usersAddress, of)} variant="outlined" color="inherit" sx={{ mt: 1, minHeight: 44 }}>
          {t('users.ofCompany.all', { count: total })}
        </ButtonLink>
      )}
    </SheetCard>
  )
}

interface UserProps {
  readonly user: ListedUser
  readonly of: Company
  readonly off: Off
  readonly words: ReturnType<typeof useUserWords>
}

/** One of them, as the list of users names it: how it stands, and which pages are closed for it. */
function User({ user, of, off, words: { t, state, stateOf } }: UserProps) {
  const closed = pagesOf(kindOf(user.role)).filter(({ code, setting }) => user.forbiddenPages.includes(code) && !off.has(setting))
  const pages = closed.map(({ code }) => t(`users.short.${code}`)).join(', ')
  return (
    <BoxLink {...linkTo(usersAddress, { ...of, userId: user.id })} sx={line}>
      <Avatar {...user} size={36} />
      <Box component="span" sx={{ display: 'grid', flex: 1, minWidth: 0 }}>
        <b {...ownWords}>{nameOf(user)}</b>
        <small {...ownWords}>{user.email}</small>
        {pages && <small>{t('users.ofCompany.closed', { pages })}</small>}
      </Box>
      <Tag tone={toneOfState[stateOf(user)]}>{state(user)}</Tag>
    </BoxLink>
  )
}

const lines = { m: 0, mx: -1, p: 0, listStyle: 'none', '& li + li': { borderTop: 1, borderColor: 'divider' } } as const
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  minHeight: 52,
  px: 1,
  py: 0.75,
  borderRadius: '8px',
  color: 'inherit',
  textDecoration: 'none',
  fontSize: '0.875rem',
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' },
  '&:hover': { bgcolor: 'action.hover' },
} as const
