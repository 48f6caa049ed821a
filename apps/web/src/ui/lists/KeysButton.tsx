import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { KeyboardIcon } from '../icons.tsx'

/** Shows what the keyboard does in a list; where there is a keyboard. */
export function KeysButton({ onHelp }: { onHelp: (() => void) | undefined }) {
  const { t } = useTranslation()
  if (!onHelp) return null
  return (
    <IconButton aria-label={t('widgets.keys.open')} title={t('widgets.keys.open')} onClick={onHelp} sx={styles}>
      <KeyboardIcon />
    </IconButton>
  )
}

const styles = { color: 'text.secondary', '@media (pointer: coarse)': { display: 'none' } } as const
