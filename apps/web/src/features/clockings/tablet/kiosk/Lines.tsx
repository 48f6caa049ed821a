import ButtonBase from '@mui/material/ButtonBase'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ExitIcon, KeyIcon } from '../../../../ui/icons.tsx'
import { BoxLink } from '../../../../ui/links/BoxLink.tsx'
import { kioskLine } from './kiosk.styles.ts'
import type { KioskLine } from './lines.ts'

interface LinesProps {
  readonly lines: readonly KioskLine[]
  /** Nobody has opened an access: whoever presses a manager's line is asked for it. */
  readonly isLocked: boolean
  readonly onManagerLine: (line: KioskLine) => void
  readonly onClose: () => void
  /** A line was pressed that leads on by itself. */
  readonly onLeft?: () => void
}

/** The lines of the menu; those for managers carry a key while no access is open. */
export function Lines({ lines, isLocked, onManagerLine, onClose, onLeft }: LinesProps) {
  const { t } = useTranslation()
  return (
    <>
      {lines.map((line) => {
        const { name, path, icon: LineIcon, isForManagers } = line
        const words = (
          <>
            <LineIcon />
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {t(`clockings.kiosk.menu.${name}`)}
            </Box>
          </>
        )
        if (isForManagers && isLocked) {
          return (
            <ButtonBase key={name} onClick={() => onManagerLine(line)} sx={kioskLine}>
              {words}
              <Locked />
            </ButtonBase>
          )
        }
        return (
          <BoxLink key={name} to={path} sx={kioskLine} activeOptions={exact} {...(onLeft && { onClick: onLeft })}>
            {words}
          </BoxLink>
        )
      })}
      <ButtonBase onClick={onClose} sx={kioskLine}>
        <ExitIcon />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {t('clockings.kiosk.menu.close')}
        </Box>
        {isLocked && <Locked />}
      </ButtonBase>
    </>
  )
}

/** The clock's address is the beginning of every other one. */
const exact = { exact: true } as const

function Locked() {
  const { t } = useTranslation()
  return (
    <>
      <KeyIcon size={18} aria-hidden="true" />
      <span className="visually-hidden">{t('clockings.kiosk.menu.managersOnly')}</span>
    </>
  )
}
