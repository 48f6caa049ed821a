import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { forcedChosen, forcedColours } from '../../../../theme/forced.ts'
import { Spinner } from '../../../../ui/feedback/Spinner.tsx'
import { hovered, onPhone, stacked, tabletTarget } from '../../../../ui/page/tablet.ts'
import { happen, submitCode } from '../actions.ts'

interface KeypadProps {
  readonly isOpen: boolean
  readonly isReady: boolean
  readonly isAsking: boolean
}

/** Milliseconds that «Effacer» is held to empty the code at once. */
const hold = 600

/** Ten digits, «Effacer» and «Valider». Codes have 4 to 8 digits, so nothing is sent before the agent says so. */
export function Keypad({ isOpen, isReady, isAsking }: KeypadProps) {
  const { t } = useTranslation()
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const digit = (value: string) => (
    <Key key={value} isOff={!isOpen} onPress={() => happen({ type: 'digit', digit: value })}>
      {value}
    </Key>
  )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px', [onPhone]: { gap: '10px' } }}>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit)}
      <Key
        isOff={!isOpen}
        isWord
        onPress={() => happen({ type: 'erase' })}
        onDown={() => (holding.current = setTimeout(() => happen({ type: 'clear' }), hold))}
        onUp={() => clearTimeout(holding.current)}
      >
        {t('clockings.tablet.code.erase')}
      </Key>
      {digit('0')}
      <Key isOff={!isOpen || !isReady} isWord isMain isBusy={isAsking} onPress={submitCode}>
        {t('clockings.tablet.code.submit')}
      </Key>
    </Box>
  )
}

interface KeyProps {
  readonly children: ReactNode
  readonly isOff: boolean
  readonly isWord?: boolean
  readonly isMain?: boolean
  readonly isBusy?: boolean
  readonly onPress: () => void
  readonly onDown?: () => void
  readonly onUp?: () => void
}

function Key({ children, isOff, isWord = false, isMain = false, isBusy = false, onPress, onDown, onUp }: KeyProps) {
  const isLit = isMain && (!isOff || isBusy)
  return (
    <ButtonBase
      disabled={isOff || isBusy}
      aria-busy={isBusy}
      onClick={onPress}
      onPointerDown={onDown}
      onPointerUp={onUp}
      onPointerLeave={onUp}
      // A finger leaves the focus where it is: the Enter of a keyboard or of a reader then never presses a key twice.
      onMouseDown={(event) => event.preventDefault()}
      sx={{
        height: `clamp(${tabletTarget}px, 10.5vh, 96px)`,
        borderRadius: '16px',
        border: 1,
        fontFamily: figures,
        fontSize: isWord ? 17 : 32,
        fontWeight: 600,
        lineHeight: 1.2,
        px: 1,
        touchAction: 'manipulation',
        userSelect: 'none',
        color: isLit ? 'primary.contrastText' : isWord ? 'text.secondary' : 'text.primary',
        bgcolor: isLit ? 'primary.main' : 'background.paper',
        borderColor: isLit ? 'primary.main' : 'divider',
        transition: 'background-color 90ms, transform 90ms',
        [hovered]: { '&:hover': { borderColor: isLit ? 'primary.main' : 'edge' } },
        '&:active': { transform: 'scale(0.97)', bgcolor: isLit ? 'primary.dark' : 'primary.lighter' },
        '&.Mui-disabled': { opacity: isBusy ? 1 : 0.5 },
        [forcedColours]: isLit && !isBusy ? forcedChosen : {},
        [stacked]: { height: `clamp(${tabletTarget}px, 7.2vh, 100px)` },
        [onPhone]: { borderRadius: '14px', fontSize: isWord ? 16 : 28 },
      }}
    >
      {isBusy && <Spinner size={28} />}
      <span style={{ opacity: isBusy ? 0 : 1 }}>{children}</span>
    </ButtonBase>
  )
}
