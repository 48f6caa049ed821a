import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorIcon, InfoIcon, WarningIcon } from '../firstIcons.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import { tabletTarget } from '../page/tablet.ts'
import { ToneTile } from '../marks/ToneTile.tsx'
import { focusLeft } from './focusLeft.ts'

const looks = {
  critical: { tone: 'missing', icon: ErrorIcon, colour: 'error' },
  warning: { tone: 'late', icon: WarningIcon, colour: 'primary' },
  info: { tone: 'run', icon: InfoIcon, colour: 'primary' },
} as const

interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly variant?: keyof typeof looks
  readonly hasIcon?: boolean
  readonly confirm?: string
  readonly cancel?: string
  /** The button that loses nothing, and has the focus: the one that cancels, but where there is nothing to lose. */
  readonly safe?: 'confirm' | 'cancel'
  /** The confirm button keeps its words after a press. A critical one is busy all the same. */
  readonly keepsLabel?: boolean
  /** What it answers says when it has ended; where it answers nothing, the button is busy until the dialog closes. */
  readonly onConfirm: () => void | Promise<unknown>
  readonly onCancel: () => void
  /** On the wall tablet: read while one stands, pressed by a finger. */
  readonly isOnTablet?: boolean
  /** Escape and a click beside it do nothing: one of the two buttons must be chosen. */
  readonly mustChoose?: boolean
}

/** Asks before something is done. The button that does it is busy after a press. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, variant = 'info', hasIcon = true, onCancel, mustChoose = false, isOnTablet = false } = props
  const { tone, icon } = looks[variant]
  const id = useId()
  return (
    <Dialog
      open={isOpen}
      onClose={mustChoose ? undefined : onCancel}
      maxWidth="sm"
      aria-labelledby={id}
      aria-describedby={children ? `${id}-text` : undefined}
      slotProps={{
        transition: { onExited: focusLeft },
        paper: { sx: { m: { xs: 2, sm: 4 }, width: { xs: 'calc(100% - 32px)', sm: 'auto' }, minWidth: { sm: 380 } } },
      }}
    >
      <DialogTitle
        id={id}
        component="h2"
        sx={{ display: 'flex', gap: 1.5, alignItems: 'center', pt: 2.5, fontSize: isOnTablet ? 22 : '1.125rem' }}
      >
        {hasIcon && <ToneTile tone={tone} icon={icon} />}
        {title}
      </DialogTitle>
      {children && (
        <DialogContent id={`${id}-text`} sx={{ color: 'text.secondary', ...(isOnTablet && { fontSize: 18 }) }}>
          {children}
        </DialogContent>
      )}
      <Choice {...props} variant={variant} />
    </Dialog>
  )
}

/** The two buttons. A dialog that has closed begins unpressed, even if it opens again at once. */
function Choice({ isOpen, variant = 'info', keepsLabel = false, confirm, cancel, onConfirm, onCancel, ...given }: ConfirmDialogProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const { safe = variant === 'info' ? 'confirm' : 'cancel' } = given
  const safeButton = useRef<HTMLButtonElement>(null)
  // Enter does what can be undone: it never loses something by itself.
  useEffect(() => safeButton.current?.focus(), [])
  useEffect(() => {
    if (!isOpen) setBusy(false)
  }, [isOpen])
  const isCritical = variant === 'critical'
  const press = async () => {
    if (isCritical || !keepsLabel) setBusy(true)
    const done = onConfirm()
    if (!done) return
    try {
      await done
    } finally {
      setBusy(false)
    }
  }
  return (
    <DialogActions sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap', '& > *': { m: '0 !important' }, ...(given.isOnTablet && forFingers) }}>
      <Button variant="outlined" color="inherit" onClick={onCancel} {...(safe === 'cancel' && { ref: safeButton })}>
        {cancel ?? t('common.cancel')}
      </Button>
      <Button
        variant="contained"
        color={looks[variant].colour}
        onClick={() => void press()}
        disabled={isBusy}
        aria-busy={isBusy}
        {...(safe === 'confirm' && { ref: safeButton })}
      >
        {isBusy && <Spinner />}
        {/* Unseen and still there: it goes on being the button's name. */}
        <span style={{ opacity: isBusy ? 0 : 1 }}>{confirm ?? t('common.confirm')}</span>
      </Button>
    </DialogActions>
  )
}

const forFingers = { '& .MuiButton-root': { minHeight: tabletTarget, px: 3, borderRadius: '16px', fontSize: 18 } } as const
