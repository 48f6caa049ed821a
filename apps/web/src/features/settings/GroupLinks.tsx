import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { settingsAddress, type SettingPart } from '../../routing/addresses/settings.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { figures } from '../../theme/augment.ts'
import { groupIcons } from './groupIcons.ts'
import { BoxLink } from '../../ui/links/BoxLink.tsx'

interface GroupLinksProps {
  readonly groups: readonly { readonly name: SettingPart; readonly changed: number }[]
  /** The group in the address. */
  readonly shown: SettingPart | null
  /** The link of the group in the address: it is scrolled to again. */
  readonly onAgain: (group: SettingPart) => void
}

/** The groups of settings beside them; a phone has their headings alone. */
export function GroupLinks({ groups, shown, onAgain }: GroupLinksProps) {
  const { t } = useTranslation()
  const [view] = useAddress(settingsAddress)
  return (
    <Box component="nav" aria-label={t('settings.groupsLabel')} sx={styles}>
      <ul>
        {groups.map(({ name, changed }) => {
          const Icon = groupIcons[name]
          return (
            <li key={name}>
              <BoxLink
                {...linkTo(settingsAddress, { ...view, group: name })}
                replace
                resetScroll={false}
                aria-current={name === shown ? 'location' : undefined}
                onClick={() => name === shown && onAgain(name)}
              >
                <Icon size={18} />
                <span className="name">{t(`settings.groups.${name}`)}</span>
                {changed > 0 && <small>{t('settings.changed', { count: changed })}</small>}
              </BoxLink>
            </li>
          )
        })}
      </ul>
    </Box>
  )
}

const styles = {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 108,
  '& ul': { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 42,
    px: 1.5,
    border: '1px solid transparent',
    borderRadius: '8px',
    color: 'text.secondary',
    textDecoration: 'none',
    fontFamily: figures,
    fontWeight: 600,
    fontSize: '0.875rem',
    '& > svg': { flex: 'none' },
    '& .name': { flex: 1, minWidth: 0 },
    '& small': { color: 'primary.readable', fontWeight: 500, fontSize: '0.75rem' },
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current]': { bgcolor: 'background.paper', borderColor: 'divider', color: 'text.primary' },
  },
} as const
