import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorIcon, InfoIcon, WarningIcon } from './icons.tsx'
import { Spinner } from './Spinner.tsx'

const looks = {
  critical: { tone: 'missing', Icon: ErrorIcon, colour: 'error' },
  warning: { tone: 'late', Icon: WarningIcon, colour: 'primary' },
  info: { tone: 'run', Icon: InfoIcon, colour: 'primary' },
} as const

interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly variant?: keyof typeof looks
  readonly confirm?: string
  readonly cancel?: string
  readonly onConfirm: () => void | Promise<unknown>
  readonly onCancel: () => void
  /** Escape and a click beside it do nothing: one of the two buttons must be chosen. */
  readonly mustChoose?: boolean
}

/** Asks before something is done. The confirm button is busy until what it does has ended. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, variant = 'info', onConfirm, onCancel, mustChoose = false } = props
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const { tone, Icon, colour } = looks[variant]
  useEffect(() => {
    if (!isOpen) setBusy(false)
  }, [isOpen])
  const confirm = () => {
    setBusy(true)
    Promise.resolve(onConfirm()).finally(() => setBusy(false))
  }
  return (
    <Dialog open={isOpen} onClose={mustChoose ? undefined : onCancel} maxWidth="sm" aria-labelledby="confirm-title">
      <DialogTitle id="confirm-title" component="h2" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', fontSize: '1.125rem' }}>
        <Box component="span" sx={{ display: 'grid', placeItems: 'center', width: 40, height: 40, borderRadius: '10px', color: `tone.${tone}.ink`, bgcolor: `tone.${tone}.soft` }}>
          <Icon />
        </Box>
        {title}
      </DialogTitle>
      {children && <DialogContent sx={{ color: 'text.secondary' }}>{children}</DialogContent>}
      <DialogActions sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          {props.cancel ?? t('common.cancel')}
        </Button>
        <Button variant="contained" color={colour} onClick={confirm} disabled={isBusy} aria-busy={isBusy} autoFocus>
          {isBusy && <Spinner />}
          <span style={{ visibility: isBusy ? 'hidden' : 'visible' }}>{props.confirm ?? t('common.confirm')}</span>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
