import Box from '@mui/material/Box'
import ClickAwayListener from '@mui/material/ClickAwayListener'
import IconButton from '@mui/material/IconButton'
import type { SearchResult } from '@vigie/contract/search/search.ts'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { prose } from '../../theme/augment.ts'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import { SearchPanel, idOfLine } from './SearchPanel.tsx'
import { useSearchBox } from './useSearchBox.ts'

interface SearchBoxProps {
  readonly placeholder: string
  /** Where a result leads; nothing where its screen is not there for the reader. */
  readonly opens: (result: SearchResult) => (() => void) | null
  readonly onClose: () => void
}

/** The open search: the field over the bar, the panel below it. Closing it forgets what was typed and found. */
export function SearchBox({ placeholder, opens, onClose }: SearchBoxProps) {
  const { t } = useTranslation()
  const id = useId()
  const { typed, state, results, type, hurry } = useSearchBox()
  const [active, setActive] = useState(-1)
  const open = (at: number) => {
    const go = results[at] && opens(results[at])
    if (!go) return
    onClose()
    go()
  }
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, () => void> = {
      ArrowDown: () => setActive((at) => Math.min(at + 1, results.length - 1)),
      ArrowUp: () => setActive((at) => Math.max(at - 1, -1)),
      Enter: () => (active >= 0 ? open(active) : results.length === 1 ? open(0) : hurry()),
      Escape: onClose,
    }
    const step = event.nativeEvent.isComposing ? undefined : steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    step()
  }
  const hasPanel = state !== 'idle'
  return (
    <ClickAwayListener onClickAway={onClose} mouseEvent="onMouseDown" touchEvent="onTouchStart">
      <Box role="search" sx={boxStyles}>
        <Box sx={frame}>
          <SearchIcon style={{ flex: 'none' }} />
          <Box
            component="input"
            type="text"
            role="combobox"
            aria-label={placeholder}
            aria-expanded={hasPanel}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? idOfLine(id, active) : undefined}
            placeholder={placeholder}
            value={typed}
            maxLength={200}
            autoComplete="off"
            // It was opened to type in it: by its icon or by its key.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onChange={(event) => {
              setActive(-1)
              type(event.target.value)
            }}
            onKeyDown={press}
            sx={field}
          />
          <IconButton aria-label={t('search.close')} onClick={onClose} size="small">
            <CloseIcon size={18} />
          </IconButton>
        </Box>
        <SearchPanel id={id} state={state} results={results} active={active} opens={opens} onOpen={open} />
      </Box>
    </ClickAwayListener>
  )
}

/** Over the bar on a phone, where the closed field stood on a wide page. */
const boxStyles = {
  position: 'absolute',
  zIndex: 1,
  top: { xs: 8, md: 22 },
  right: { xs: 8, md: 0 },
  left: { xs: 8, md: 'auto' },
  width: { md: 'min(440px, 60vw)' },
} as const
const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  height: 48,
  pl: 1.75,
  pr: 1,
  border: 1,
  borderColor: 'primary.readable',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  boxShadow: (theme: { palette: { primary: { readable: string } } }) => `inset 0 0 0 1px ${theme.palette.primary.readable}`,
} as const
const field = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  border: 0,
  outline: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  fontFamily: prose,
  fontSize: '1rem',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const
