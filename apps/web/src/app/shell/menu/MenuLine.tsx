import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { finePointer } from '../../../theme/media.ts'
import { useUser } from '../../../session/store.ts'
import { BoxLink } from '../../../ui/links/BoxLink.tsx'
import { Counted } from '../../../ui/marks/Counted.tsx'
import type { Icon } from '../../../ui/firstIcons.tsx'
import { targetOf, type MenuLine as Line } from './menus.ts'
import { unseenAt } from './unseen.ts'
import { UnseenText } from './UnseenText.tsx'
import { useCounters } from './useCounters.ts'

interface MenuLineProps {
  readonly line: Line
  readonly isCollapsed: boolean
  readonly onGo?: (() => void) | undefined
}

/** One line of the menu; the address that is open is marked by colour, weight and `aria-current`. */
export function MenuLine({ line, isCollapsed, onGo }: MenuLineProps) {
  const { t } = useTranslation()
  const { path, label, icon } = line
  const user = useUser()
  const unseen = unseenAt(path, useCounters())
  return (
    // A line stays marked whatever the page has put into its address meanwhile.
    <BoxLink {...targetOf(line, user)} activeOptions={{ exact: true, includeSearch: false }} onClick={onGo} sx={lookOf(isCollapsed)}>
      <Face icon={icon} isCollapsed={isCollapsed} count={unseen}>
        {t(label)}
        <UnseenText path={path} count={unseen} />
      </Face>
    </BoxLink>
  )
}

/** A line that does something instead of leading somewhere. */
export function MenuAct({
  icon,
  isCollapsed,
  onClick,
  children,
}: {
  icon: Icon
  isCollapsed: boolean
  onClick: () => void
  children: string
}) {
  return (
    <Box component="button" type="button" onClick={onClick} sx={[lookOf(isCollapsed), asButton]}>
      <Face icon={icon} isCollapsed={isCollapsed}>
        {children}
      </Face>
    </Box>
  )
}

interface FaceProps {
  readonly icon: Icon
  readonly isCollapsed: boolean
  readonly count?: number
  readonly children: ReactNode
}

const Face = ({ icon: LineIcon, isCollapsed, count = 0, children }: FaceProps) => (
  <>
    <span aria-hidden="true" style={{ display: 'flex' }}>
      <Counted count={count}>
        <LineIcon />
      </Counted>
    </span>
    <Box component="span" sx={{ minWidth: 0, ...(isCollapsed && { hyphens: 'auto', overflowWrap: 'break-word', maxWidth: '100%' }) }}>
      {children}
    </Box>
  </>
)

const asButton = { border: 0, bgcolor: 'transparent', width: '100%', cursor: 'pointer' } as const

const lookOf = (isCollapsed: boolean) =>
  ({
    display: 'flex',
    flexDirection: isCollapsed ? 'column' : 'row',
    alignItems: 'center',
    gap: isCollapsed ? 0.5 : 1.5,
    px: isCollapsed ? 0.25 : 1.5,
    py: 1.25,
    minHeight: 44,
    // A manager's whole menu fits a window of 900 pixels.
    ...(!isCollapsed && { [finePointer]: { minHeight: 34, py: 0.75 } }),
    borderRadius: '9px',
    textDecoration: 'none',
    textAlign: isCollapsed ? 'center' : 'start',
    fontFamily: figures,
    fontWeight: 550,
    fontSize: isCollapsed ? '0.6875rem' : '0.875rem',
    lineHeight: isCollapsed ? 1.25 : 1.4,
    color: 'text.secondary',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current="page"]': { color: 'primary.readable', bgcolor: 'primary.lighter', fontWeight: 650 },
  }) as const
