import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Drawer from '@mui/material/Drawer'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { navy } from '../../../../theme/palette.ts'
import { CloseIcon, MenuIcon } from '../../../../ui/icons.tsx'
import { onPhone, tabletTarget } from '../../../../ui/page/tablet.ts'
import { useAccess } from '../access/access.ts'
import { AccessDialog } from '../access/AccessDialog.tsx'
import { CloseSession } from './CloseSession.tsx'
import { Lines } from './Lines.tsx'
import { menuLines, type KioskLine } from './lines.ts'
import { useUntouched } from '../useUntouched.ts'

/** Milliseconds after which an open menu closes by itself: the next agent finds the keypad. */
const patience = 20_000

/** The hamburger menu of the clocking app: for everybody what everybody may, and what asks for a manager's credentials. */
export function MenuKey({ onOpen }: { onOpen?: () => void }) {
  const { t } = useTranslation()
  const router = useRouter()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [asking, setAsking] = useState<KioskLine | 'close' | null>(null)
  const [isClosing, setClosing] = useState(false)
  const isLocked = useAccess() === null
  useUntouched(isOpen ? patience : null, () => setOpen(false))
  const shut = () => setOpen(false)
  const ask = (what: KioskLine | 'close') => {
    shut()
    setAsking(what)
  }
  const opened = () => {
    setAsking(null)
    if (asking === 'close') setClosing(true)
    else if (asking) void router.navigate({ to: asking.path })
  }
  const open = () => {
    onOpen?.()
    setOpen(true)
  }
  return (
    <>
      <ButtonBase aria-label={t('clockings.kiosk.menu.open')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open} sx={key}>
        <MenuIcon size={28} />
      </ButtonBase>
      <Drawer anchor="left" open={isOpen} onClose={shut} slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: paper } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
          <Box id={id} component="h2" sx={{ flex: 1, m: 0, pl: 2.5, fontFamily: figures, fontSize: 22, fontWeight: 700 }}>
            {t('clockings.kiosk.menu.title')}
          </Box>
          <ButtonBase aria-label={t('common.close')} onClick={shut} sx={{ ...key, m: 0 }}>
            <CloseIcon size={26} />
          </ButtonBase>
        </Box>
        <Box component="nav" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
          <Lines
            lines={menuLines}
            isLocked={isLocked}
            onManagerLine={ask}
            onLeft={shut}
            onClose={() => {
              if (isLocked) return ask('close')
              shut()
              setClosing(true)
            }}
          />
        </Box>
      </Drawer>
      {asking && <AccessDialog onClose={() => setAsking(null)} onOpened={opened} />}
      {isClosing && <CloseSession onCancel={() => setClosing(false)} />}
    </>
  )
}

const key = {
  flex: 'none',
  width: tabletTarget,
  height: tabletTarget,
  // The head keeps the height of its mark, and the mark its place beside the edge.
  my: '-13px',
  ml: '-20px',
  mr: '-6px',
  borderRadius: '14px',
  color: navy.text,
  '&:active': { bgcolor: navy.raised },
  '&:focus-visible': { outlineColor: navy.text },
  [onPhone]: { width: 48, height: 48, my: '-1px', ml: '-12px', mr: '-4px' },
} as const
const paper = {
  width: 'min(360px, 100vw)',
  p: 2,
  pt: 3,
  color: navy.text,
  bgcolor: navy.ground,
  backgroundImage: 'none',
  borderRadius: 0,
  border: 0,
} as const
