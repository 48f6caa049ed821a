import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { KeyboardIcon } from '../icons.tsx'
import { Key } from '../marks/Key.tsx'
import { Modal } from '../dialogs/Modal.tsx'
import { setCharacterKeys, useCharacterKeys } from './useListKeys.ts'

const lines = [
  { keys: ['/'], does: 'search' },
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['home', 'end'], does: 'ends' },
  { keys: ['enter'], does: 'enter' },
  { keys: ['escape'], does: 'escape' },
  { keys: ['?'], does: 'help' },
] as const

type Named = 'home' | 'end' | 'enter' | 'escape'

interface KeysDialogProps {
  readonly isOpen: boolean
  /** What Enter does with a row; null where there is nothing to open or to close. */
  readonly enterDoes: 'enter' | 'choose' | null
  readonly onClose: () => void
}

/** What the keyboard does in the list, and the switch for its two signs. */
export function KeysDialog({ isOpen, enterDoes, onClose }: KeysDialogProps) {
  const { t } = useTranslation()
  const areOn = useCharacterKeys()
  const shown = enterDoes ? lines : lines.filter(({ does }) => does !== 'enter' && does !== 'escape')
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      maxWidth="xs"
      icon={KeyboardIcon}
      title={t('widgets.keys.title')}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1.25, alignItems: 'center', m: 0 }}>
        {shown.map(({ keys, does }) => (
          <Box key={does} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
              {keys.map((one) => (
                <Key key={one}>{one.length > 1 ? t(`widgets.keys.names.${one as Named}`) : one}</Key>
              ))}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {t(`widgets.keys.${does === 'enter' && enterDoes ? enterDoes : does}`)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box
        component="label"
        sx={{
          display: 'flex',
          gap: 1.25,
          mt: 2.5,
          cursor: 'pointer',
          '& input': { width: 20, height: 20, m: 0, accentColor: 'primary.main' },
        }}
      >
        <input type="checkbox" checked={areOn} onChange={(event) => setCharacterKeys(event.target.checked)} />
        <span>
          {t('widgets.keys.characters')}
          <Box component="small" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t('widgets.keys.charactersHint')}
          </Box>
        </span>
      </Box>
    </Modal>
  )
}
