import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useLocation } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { storage } from '../../../kit/storage.ts'
import { layout } from '../../../theme/theme.ts'
import { finePointer } from '../../../theme/media.ts'
import { Brand } from '../../../ui/marks/Brand.tsx'
import { CollapseIcon, DownIcon, ExitIcon } from '../../../ui/icons.tsx'
import { CloseButton } from '../../../ui/dialogs/CloseButton.tsx'
import { MenuAct, MenuLine } from './MenuLine.tsx'
import { leave } from '../live/leaving.ts'
import type { MenuLine as Line } from './menus.ts'
import { useMenu } from './useMenu.ts'

/** The menu at the left of a wide page: 230 pixels, or 102 when it is collapsed. */
export function SideMenu({ isCollapsed, onCollapse }: { isCollapsed: boolean; onCollapse: (next: boolean) => void }) {
  const { t } = useTranslation()
  const name = isCollapsed ? t('shell.menu.expand') : t('shell.menu.collapse')
  return (
    <Box
      component="aside"
      sx={{
        width: isCollapsed ? layout.collapsed : layout.sidebar,
        flex: 'none',
        position: 'sticky',
        top: 0,
        height: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        transition: (theme) => theme.transitions.create('width', { duration: theme.transitions.duration.short }),
      }}
    >
      <Box
        sx={{
          height: layout.bar,
          display: 'flex',
          alignItems: 'center',
          px: 2.5,
          justifyContent: isCollapsed ? 'center' : 'start',
          flex: 'none',
        }}
      >
        <Brand isMarkOnly={isCollapsed} />
      </Box>
      <Lines isCollapsed={isCollapsed} />
      <Box sx={{ px: 1.75, pb: 1.25, display: 'flex', justifyContent: isCollapsed ? 'center' : 'end' }}>
        <IconButton
          aria-label={name}
          title={name}
          aria-expanded={!isCollapsed}
          onClick={() => onCollapse(!isCollapsed)}
          sx={{ color: 'text.secondary' }}
        >
          <CollapseIcon style={{ transform: isCollapsed ? 'scaleX(-1)' : 'none' }} />
        </IconButton>
      </Box>
    </Box>
  )
}

/** The same menu on a small page, over it. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer open={isOpen} onClose={onClose} slotProps={{ paper: { sx: { width: 'min(300px, 86vw)' } } }}>
      <Box sx={{ height: layout.barPhone, display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2.5, pr: 1.5 }}>
        <Brand />
        <CloseButton name={t('shell.menu.close')} onClose={onClose} />
      </Box>
      <Lines isCollapsed={false} onGo={onClose} />
    </Drawer>
  )
}

function Lines({ isCollapsed, onGo }: { isCollapsed: boolean; onGo?: () => void }) {
  const { t } = useTranslation()
  const { main, manage, company, common } = useMenu()
  const linesOf = (lines: readonly Line[]) =>
    lines.map((line) => <MenuLine key={line.path} line={line} isCollapsed={isCollapsed} onGo={onGo} />)
  return (
    <Box component="nav" aria-label={t('shell.menu.label')} sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ ...group, px: isCollapsed ? 0.75 : 1.75, flex: 1, overflowY: 'auto' }}>
        {linesOf(main)}
        {(['manage', 'company'] as const).map((name) => {
          const lines = name === 'manage' ? manage : company
          return (
            lines.length > 0 && (
              <Group key={name} name={name} lines={lines} isCollapsed={isCollapsed}>
                {linesOf(lines)}
              </Group>
            )
          )
        })}
      </Box>
      <Box sx={{ ...group, px: isCollapsed ? 0.75 : 1.75, flex: 'none', py: 1.25 }}>
        {linesOf(common)}
        <MenuAct icon={ExitIcon} isCollapsed={isCollapsed} onClick={leave}>
          {t('shell.account.signOut')}
        </MenuAct>
      </Box>
    </Box>
  )
}

interface GroupProps {
  readonly name: 'manage' | 'company'
  readonly lines: readonly Line[]
  readonly isCollapsed: boolean
  readonly children: ReactNode
}

/** Below this height, in pixels, a manager's whole menu does not fit. */
const fittingHeight = 1000

/**
 * Lines below a head that folds them; the group of the open page is open. This browser remembers what is folded or unfolded by hand; until
 * then a low window shows one group: that of the open page, or else the first.
 */
function Group({ name, lines, isCollapsed, children }: GroupProps) {
  const { t } = useTranslation()
  const key = `menu.folded.${name}`
  const [said, say] = useState(() => storage.read(key))
  const here = useLocation({ select: ({ pathname }) => pathname })
  const isHere = (among: readonly Line[]) => among.some(({ path }) => here === path || here.startsWith(`${path}/`))
  const { company } = useMenu()
  const isRoomFor = window.innerHeight >= fittingHeight || (name === 'manage' && !isHere(company))
  const isOpen = isHere(lines) || (said === null ? isRoomFor : said === 'false')
  const turn = () => {
    storage.write(key, String(isOpen))
    say(String(isOpen))
  }
  return (
    <>
      <ButtonBase onClick={turn} aria-expanded={isOpen} sx={[head, isCollapsed && { justifyContent: 'center' }]}>
        {t(`shell.menu.${name}`)}
        <DownIcon size={14} style={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
      </ButtonBase>
      {isOpen && children}
    </>
  )
}

const head = {
  justifyContent: 'start',
  gap: 0.5,
  px: 1.5,
  mt: 1,
  minHeight: 44,
  [finePointer]: { minHeight: 28 },
  borderRadius: '9px',
  typography: 'subtitle2',
  color: 'text.secondary',
} as const

const group = {
  display: 'grid',
  gap: 0.5,
  [finePointer]: { gap: '2px' },
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: 'max-content',
} as const
