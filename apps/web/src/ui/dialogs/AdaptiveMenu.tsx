import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { below } from '../pickers/below.ts'
import { BottomSheet } from './BottomSheet.tsx'
import { runOption, type MenuOption } from './menuOptions.ts'
import type { MenuAnchor } from './useMenuAnchor.ts'

interface AdaptiveMenuProps {
  readonly anchor: MenuAnchor
  /** Says what the options are for: the sheet's title, and the menu's name. */
  readonly title: string
  readonly options: readonly MenuOption[]
}

/** Options: a sheet under the thumb on a tablet and on what is smaller, a menu beside its button on a larger screen. */
export function AdaptiveMenu({ anchor, title, options }: AdaptiveMenuProps) {
  const isTouch = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  const choose = (option: MenuOption) => {
    anchor.close()
    runOption(option)
  }
  const lines = options.flatMap((option, at) => [
    option.hasDivider && at > 0 ? <Divider key={`${option.id} divider`} /> : null,
    <Line key={option.id} option={option} onChoose={() => choose(option)} />,
  ])
  const isOpen = anchor.element !== null
  if (isTouch) {
    return (
      <BottomSheet isOpen={isOpen} onClose={anchor.close} title={title}>
        <MenuList autoFocusItem aria-label={title} sx={{ pt: 0, pb: 1.5 }}>
          {lines}
        </MenuList>
      </BottomSheet>
    )
  }
  return (
    <Menu
      open={isOpen}
      anchorEl={anchor.element}
      onClose={anchor.close}
      {...below(anchor.element)}
      slotProps={{ list: { 'aria-label': title }, paper: { role: 'dialog', 'aria-label': title, sx: { minWidth: 220, maxWidth: 360 } } }}
    >
      {lines}
    </Menu>
  )
}

interface LineProps {
  readonly option: MenuOption
  readonly onChoose: () => void
}

/** MUI's list hands the focus and the keys to its children by their props: they go on to the item. */
function Line({ option, onChoose, ...given }: LineProps) {
  const { text, caption, icon: OptionIcon, iconTone, textTone, isDisabled = false } = option
  return (
    <MenuItem
      {...given}
      disabled={isDisabled}
      onClick={onChoose}
      sx={{ gap: 1.5, minHeight: { xs: 48, md: 40 }, whiteSpace: 'normal', color: textTone && `tone.${textTone}.ink` }}
    >
      {OptionIcon && (
        <Box component="span" sx={{ display: 'grid', color: iconTone ? `tone.${iconTone}.ink` : textTone ? 'inherit' : 'text.secondary' }}>
          <OptionIcon />
        </Box>
      )}
      <Box component="span" sx={{ display: 'grid', minWidth: 0 }}>
        <span>{text}</span>
        {caption && (
          <Box component="small" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {caption}
          </Box>
        )}
      </Box>
    </MenuItem>
  )
}
