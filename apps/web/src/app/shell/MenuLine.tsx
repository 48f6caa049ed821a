import Box from '@mui/material/Box'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import type { Address } from '../address.ts'

interface MenuLineProps {
  readonly line: Address & Required<Pick<Address, 'menu'>>
  readonly isCollapsed: boolean
  readonly onGo?: (() => void) | undefined
}

/** One line of the menu; the address that is open is marked by colour, weight and `aria-current`. */
export function MenuLine({ line, isCollapsed, onGo }: MenuLineProps) {
  const { t } = useTranslation()
  const { icon: LineIcon, label } = line.menu
  return (
    <Box
      component={Link}
      to={line.path}
      onClick={onGo}
      sx={{
        display: 'flex',
        flexDirection: isCollapsed ? 'column' : 'row',
        alignItems: 'center',
        gap: isCollapsed ? 0.5 : 1.5,
        px: isCollapsed ? 0.5 : 1.5,
        py: 1.25,
        minHeight: 44,
        borderRadius: '9px',
        textDecoration: 'none',
        textAlign: isCollapsed ? 'center' : 'start',
        fontFamily: figures,
        fontWeight: 550,
        fontSize: isCollapsed ? '0.75rem' : '0.875rem',
        color: 'text.secondary',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-current="page"]': { color: 'primary.readable', bgcolor: 'primary.lighter', fontWeight: 650 },
      }}
    >
      <LineIcon />
      <span>{t(`shell.menu.${label}`)}</span>
    </Box>
  )
}
