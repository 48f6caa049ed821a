import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { kindOf } from '@vigie/contract/users/users.kinds.ts'
import { readUser, type UserDetails } from '@vigie/contract/users/users.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../../api/errors.ts'
import { useAsk } from '../../../api/queries.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { PanelHead, useHeadFocus } from '../../../ui/dialogs/PanelHead.tsx'
import { SidePanel } from '../../../ui/dialogs/SidePanel.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { usePhoneText } from '../../../ui/fields/phone/usePhoneText.ts'
import { EditIcon } from '../../../ui/icons.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { useHistoryOf } from '../history.ts'
import type { Off } from '../rows.rules.ts'
import { nameOf, toneOfState, useUserWords } from '../useUserWords.ts'
import { IdentityForm } from './IdentityForm.tsx'
import { UserActs } from './UserActs.tsx'
import { UserPages, UserRights } from './UserRights.tsx'
import { UserPlaces } from './UserPlaces.tsx'

interface UserPanelProps {
  readonly userId: number | null
  /** It was opened by the keyboard: the focus goes in. */
  readonly takesFocus: boolean
  readonly onClose: () => void
}

/** One user: who it is, what it may see and change, what became of it, and what an administrator can do about it. */
export function UserPanel({ userId, takesFocus, onClose }: UserPanelProps) {
  const { t } = useTranslation()
  const words = useUserWords()
  const { data, error, refetch } = useAsk(readUser, { userId: userId ?? 0 }, { isEnabled: userId !== null })
  const user = data?.user
  const isOpen = userId !== null && (data !== undefined || error !== null)
  const heading = useHeadFocus(isOpen, takesFocus)
  const company = user ? words.company(user) : ''
  return (
    <SidePanel isOpen={isOpen} isComing={userId !== null} onClose={onClose} label={t('users.panel.title')}>
      <PanelHead
        tag={user && <Tag tone={toneOfState[words.stateOf(user)]}>{words.state(user)}</Tag>}
        title={user ? nameOf(user) : t('users.panel.title')}
        isOwnName={user !== undefined}
        text={user && t(`users.of.${user.role}`, { company })}
        heading={heading}
        close={t('users.panel.close')}
        onClose={onClose}
      />
      {user && data ? (
        <>
          <Body key={user.id} user={user} off={new Set(data.offSettings)} />
          <UserActs key={`${user.id} acts`} user={user} />
        </>
      ) : isRefused(error) ? (
        <EmptyState title={t('users.panel.missing')} text={t('users.panel.missingText')} />
      ) : (
        error && <ErrorState error={error} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

function Body({ user, off }: { user: UserDetails; off: Off }) {
  const { t } = useTranslation()
  const history = useHistoryOf()
  const phone = usePhoneText(user.phone)
  const kind = kindOf(user.role)
  const [isEditing, setEditing] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', p: 2.5, pt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography color="textSecondary" {...ownWords} sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere', minWidth: 0 }}>
          {[user.email, phone].filter(Boolean).join(' · ')}
        </Typography>
        <Button
          size="small"
          startIcon={<EditIcon size={18} />}
          onClick={() => setEditing(true)}
          aria-label={t('users.identity.act', { name: nameOf(user) })}
          sx={{ flex: 'none', minHeight: { xs: 44, md: 'max(32px, var(--finger, 0px))' } }}
        >
          {t('users.identity.edit')}
        </Button>
      </Box>
      {isEditing && <IdentityForm user={user} onClose={() => setEditing(false)} />}
      {kind === 'manager' ? <UserRights user={user} off={off} /> : <UserPages user={user} kind={kind} off={off} />}
      {kind === 'client' && <UserPlaces user={user} />}
      <Section title={t('users.panel.history')}>{history(user.id)}</Section>
    </Box>
  )
}
