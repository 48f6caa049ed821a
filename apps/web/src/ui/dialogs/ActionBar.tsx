import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { AdaptiveMenu } from './AdaptiveMenu.tsx'
import { Counted } from '../marks/Counted.tsx'
import { actionWidth } from './fit.ts'
import type { Icon } from '../firstIcons.tsx'
import { MoreIcon } from '../icons.tsx'
import { useFittingCount } from './useFittingCount.ts'
import { useMenuAnchor } from './useMenuAnchor.ts'

/** One thing that can be done here (coverage 3.086). */
export interface Action {
  readonly id: string | number
  readonly text: string
  readonly icon: Icon
  readonly handler: () => void
  /** How much waits behind it; shown from 1. */
  readonly notificationCount?: number
}

interface ActionBarProps {
  readonly actions: readonly Action[]
  readonly isLoading?: boolean
  readonly label?: string
}

/** What can be done here, side by side; what has no room is folded under «Plus». One thing alone is a plain button. */
export function ActionBar({ actions, isLoading = false, label }: ActionBarProps) {
  const { t } = useTranslation()
  const { bar, shown } = useFittingCount(actions.length)
  const isWaiting = isLoading || shown === null
  return (
    <Box
      ref={bar}
      role="group"
      aria-label={label ?? t('widgets.actions')}
      aria-busy={isWaiting}
      // The height of its buttons from the start: nothing below it moves.
      sx={{ display: 'flex', alignItems: 'center', minHeight: 72, minWidth: 0, width: '100%' }}
    >
      {isWaiting ? <Waiting /> : actions.length === 1 ? <Single action={actions[0]!} /> : <Several actions={actions} shown={shown} />}
    </Box>
  )
}

const Waiting = () =>
  [0, 1, 2].map((index) => (
    <Box key={index} data-testid="action-skeleton" sx={{ flex: `0 1 ${actionWidth}px`, minWidth: 0, p: 0.5 }}>
      <Skeleton variant="rounded" height={64} />
    </Box>
  ))

function Single({ action: { text, icon: ActionIcon, handler, notificationCount = 0 } }: { action: Action }) {
  return (
    <Counted count={notificationCount}>
      <Button variant="contained" startIcon={<ActionIcon />} onClick={handler}>
        {text}
      </Button>
    </Counted>
  )
}

function Several({ actions, shown }: { actions: readonly Action[]; shown: number }) {
  const { t } = useTranslation()
  const anchor = useMenuAnchor()
  const folded = actions.slice(shown)
  const waiting = folded.reduce((sum, { notificationCount = 0 }) => sum + notificationCount, 0)
  return (
    <>
      {actions.slice(0, shown).map(({ id, text, icon, handler, notificationCount = 0 }) => (
        <Item key={id} text={text} icon={icon} count={notificationCount} onClick={handler} />
      ))}
      {folded.length > 0 && (
        <>
          <Tooltip title={t('widgets.more.tooltip')} describeChild>
            <Item
              text={t('widgets.more.text')}
              icon={MoreIcon}
              count={waiting}
              onClick={anchor.open}
              aria-haspopup="menu"
              aria-expanded={anchor.element !== null}
            />
          </Tooltip>
          <AdaptiveMenu
            anchor={anchor}
            title={t('widgets.more.title')}
            options={folded.map(({ id, text, icon, handler }) => ({ id, text, icon, handler }))}
          />
        </>
      )}
    </>
  )
}

interface ItemProps extends Pick<React.ComponentProps<typeof ButtonBase>, 'onClick' | 'aria-haspopup' | 'aria-expanded' | 'ref'> {
  readonly text: string
  readonly icon: Icon
  readonly count: number
}

/** The tooltip hands its own handlers down: they go on to the button. */
function Item({ text, icon: ItemIcon, count, ...given }: ItemProps) {
  return (
    <ButtonBase {...given} sx={item}>
      <Counted count={count}>
        <ItemIcon size={22} />
      </Counted>
      <span>{text}</span>
    </ButtonBase>
  )
}

const item = {
  width: actionWidth,
  minHeight: 64,
  flex: 'none',
  flexDirection: 'column',
  gap: 0.75,
  px: 0.75,
  py: 1,
  borderRadius: '10px',
  fontFamily: figures,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.2,
  color: 'text.secondary',
  '& > span:last-of-type': {
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
  },
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const
