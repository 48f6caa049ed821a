import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { role, type Role } from '@vigie/contract/access.ts'
import { localOf, monthOf } from '@vigie/contract/kit/time.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '../../features/search/SearchBox.tsx'
import { useCharacterKeys } from '../../ui/lists/useListKeys.ts'
import { serverNow } from '../../session/clock.ts'
import { useExchange, useUser } from '../../session/store.ts'
import { prose } from '../../theme/augment.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/marks/Key.tsx'
import { isSearchKey } from '../../ui/searchKey.ts'
import { linkOf } from '../found.ts'

const placeholders: Partial<Record<Role, 'both' | 'agents'>> = { [role.manager]: 'both', [role.partner]: 'agents' }

/** The search of the top bar: its icon (a field on a wide page), and the panel that it opens, also by `/`. */
export function Search({ hasKey }: { hasKey: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const exchange = useExchange()
  const { role: ofUser } = useUser()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const areKeysOn = useCharacterKeys() && hasKey
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!areKeysOn || !isSearchKey(event)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [areKeysOn])
  const placeholder = t(`search.${placeholders[ofUser] ?? 'sites'}`)
  const close = () => {
    setOpen(false)
    // Back to where it was opened from, unless something else has been clicked.
    requestAnimationFrame(() => document.activeElement === document.body && opener.current?.focus())
  }
  return (
    <Box sx={{ position: { md: 'relative' }, alignSelf: 'stretch', display: 'flex', alignItems: 'center', flex: 'none' }}>
      <ButtonBase
        ref={opener}
        aria-label={t('search.open')}
        aria-keyshortcuts={areKeysOn ? '/' : undefined}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={closed}
        // The open search lies over it: half a target would look out below.
        style={isOpen ? { visibility: 'hidden' } : undefined}
      >
        <SearchIcon style={{ flex: 'none' }} />
        <Box
          component="span"
          aria-hidden="true"
          sx={{ display: { xs: 'none', lg: 'block' }, flex: 1, textAlign: 'start', whiteSpace: 'nowrap' }}
        >
          {placeholder}
        </Box>
        {areKeysOn && (
          <Box component="span" aria-hidden="true" sx={{ display: { xs: 'none', lg: 'block' } }}>
            <Key>/</Key>
          </Box>
        )}
      </ButtonBase>
      {isOpen && (
        <SearchBox
          placeholder={placeholder}
          onClose={close}
          opens={(result) => {
            const found = linkOf(result, monthOf(localOf(serverNow(), exchange.timeZone)), exchange)
            return found && (() => void navigate(found))
          }}
        />
      )}
    </Box>
  )
}

/** An icon on a small page; on a wide one it looks like the field that it becomes. */
const closed = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.25,
  width: { xs: 44, lg: 320 },
  height: { xs: 44, lg: 48 },
  px: { xs: 0, lg: 1.75 },
  borderRadius: '12px',
  border: { lg: 1 },
  borderColor: { lg: 'divider' },
  color: 'text.secondary',
  fontFamily: prose,
  fontSize: '0.9375rem',
  '&:hover': { bgcolor: 'action.hover' },
} as const
