import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../icons.tsx'

interface CloseButtonProps extends Pick<IconButtonProps, 'edge' | 'sx'> {
  /** What it says, where more than one thing could be closed. */
  readonly name?: string
  readonly onClose: () => void
}

/** The cross at the head of what lies over the page, or beside it. */
export function CloseButton({ name, onClose, ...rest }: CloseButtonProps) {
  const { t } = useTranslation()
  const said = name ?? t('common.close')
  return (
    <IconButton aria-label={said} title={said} onClick={onClose} {...rest}>
      <CloseIcon />
    </IconButton>
  )
}
