import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
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
  const { isOpen, title, children, variant = 'info', onCancel, mustChoose = false } = props
  const { tone, Icon } = looks[variant]
  const id = useId()
  return (
    <Dialog open={isOpen} onClose={mustChoose ? undefined : onCancel} maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ display: 'flex', gap: 1.5, alignItems: 'center', pt: 2.5 }}>
        <Box
          component="span"
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 40,
            height: 40,
            borderRadius: '10px',
            color: `tone.${tone}.ink`,
            bgcolor: `tone.${tone}.soft`,
          }}
        >
          <Icon />
        </Box>
        {title}
      </DialogTitle>
      {children && <DialogContent sx={{ color: 'text.secondary' }}>{children}</DialogContent>}
      <Choice {...props} variant={variant} />
    </Dialog>
  )
}

/** The two buttons; they live as long as the dialog is open, so a new one begins unpressed. */
function Choice({ variant = 'info', confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const safe = useRef<HTMLButtonElement>(null)
  // Enter does what can be undone: it never confirms something critical by itself.
  useEffect(() => safe.current?.focus(), [])
  const isCritical = variant === 'critical'
  const press = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  return (
    <DialogActions sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" color="inherit" onClick={onCancel} {...(isCritical && { ref: safe })}>
        {cancel ?? t('common.cancel')}
      </Button>
      <Button
        variant="contained"
        color={looks[variant].colour}
        onClick={() => void press()}
        disabled={isBusy}
        aria-busy={isBusy}
        {...(!isCritical && { ref: safe })}
      >
        {isBusy && <Spinner />}
        <span style={{ visibility: isBusy ? 'hidden' : 'visible' }}>{confirm ?? t('common.confirm')}</span>
      </Button>
    </DialogActions>
  )
}
