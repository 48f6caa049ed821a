import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SettingKey } from '@vigie/contract/companies/settings.ts'
import { orderedRights, pagesOfKind, type UserKind } from '@vigie/contract/users/users.kinds.ts'
import { changeUserPage, changeUserRight, type UserDetails } from '@vigie/contract/users/users.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../api/queries.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import { InfoIcon } from '../../../ui/firstIcons.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { Off } from '../rows.rules.ts'
import { useUserAct } from './useUserActs.ts'

interface RightsProps {
  readonly user: UserDetails
  readonly off: Off
}

/** The rights of a manager, one switch each. */
export function UserRights({ user, off }: RightsProps) {
  const { t } = useTranslation()
  const act = useUserAct()
  const send = useSend(changeUserRight, { isInTurn: true })
  return (
    <Section title={t('users.panel.rights')} aside={<Count open={user.rights.length} total={orderedRights.length} />}>
      <Box sx={lines}>
        {orderedRights.map((right) => (
          <SwitchRow
            key={right}
            name={t(`users.rights.${right}.name`)}
            text={t(`users.rights.${right}.text`)}
            isOn={user.rights.includes(right)}
            isOff={off.has(right)}
            onChange={(isGranted) => void act(() => send.mutateAsync({ userId: user.id, right, isGranted }))}
          />
        ))}
      </Box>
      <Note>{`${t('users.panel.editSees')} ${t('users.panel.atOnce')}`}</Note>
    </Section>
  )
}

/** The pages of a client or a partner, one switch each. */
export function UserPages({ user, kind, off }: RightsProps & { readonly kind: Exclude<UserKind, 'manager'> }) {
  const { t } = useTranslation()
  const act = useUserAct()
  const send = useSend(changeUserPage, { isInTurn: true })
  const pages: readonly { code: (typeof pagesOfKind)[typeof kind][number]['code']; setting: SettingKey }[] = pagesOfKind[kind]
  const isClosed = (code: string) => user.forbiddenPages.includes(code)
  const open = pages.filter(({ code, setting }) => !isClosed(code) && !off.has(setting)).length
  return (
    <Section title={t('users.panel.pages')} aside={<Count open={open} total={pages.length} />}>
      <Box sx={lines}>
        {pages.map(({ code, setting }) => (
          <SwitchRow
            key={code}
            name={t(`users.pages.${code}.name`)}
            code={code}
            text={t(`users.pages.${code}.${isClosed(code) ? 'closed' : 'open'}`)}
            isOn={!isClosed(code)}
            isOff={off.has(setting)}
            onChange={(isOpen) => void act(() => send.mutateAsync({ userId: user.id, page: code, isOpen }))}
          />
        ))}
      </Box>
      <Note>{t('users.panel.atOnce')}</Note>
    </Section>
  )
}

const Count = ({ open, total }: { open: number; total: number }) => {
  const { t } = useTranslation()
  return (
    <Typography color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
      {t('users.panel.openOf', { count: open, total })}
    </Typography>
  )
}

interface SwitchRowProps {
  readonly name: string
  readonly code?: string
  readonly text: string
  readonly isOn: boolean
  /** The company has turned it off for everybody. */
  readonly isOff: boolean
  readonly onChange: (isOn: boolean) => void
}

function SwitchRow({ name, code, text, isOn, isOff, onChange }: SwitchRowProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Box component="label" htmlFor={id} sx={line}>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <b>{name}</b> {code && <small>{code}</small>}
        <Box component="span" id={`${id}-text`} sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
          {text}
          {isOff && (
            <Box component="span" sx={{ display: 'block', color: 'tone.late.ink' }}>
              {t('users.offNote')}
            </Box>
          )}
        </Box>
      </Box>
      <Switch id={id} name={name} isOn={isOn} describedBy={`${id}-text`} onChange={onChange} />
    </Box>
  )
}

/** When a change counts. */
const Note = ({ children }: { children: string }) => (
  <Box sx={note}>
    <InfoIcon size={18} style={{ flex: 'none', marginTop: 1 }} />
    <span>{children}</span>
  </Box>
)

const lines = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1,
  minHeight: 44,
  cursor: 'pointer',
  fontSize: '0.9375rem',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& b': { fontWeight: 600 },
  '& small': { color: 'text.secondary', fontSize: '0.75rem' },
  // Around the line, since the box itself is hidden.
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: 2, borderRadius: '6px' },
} as const
const note = {
  display: 'flex',
  gap: 1,
  p: 1.5,
  mt: 0.5,
  borderRadius: '10px',
  fontSize: '0.8125rem',
  color: 'tone.run.ink',
  bgcolor: 'tone.run.soft',
} as const
