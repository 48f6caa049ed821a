import Box from '@mui/material/Box'
import { enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack'
import { useEffect, type Ref } from 'react'
import { useStore } from '../kit/store.ts'
import type { Tone } from '../theme/palette.ts'
import { DoneIcon, ErrorIcon, InfoIcon, WarningIcon, type Icon } from './icons.tsx'
import { waiting, type ToastKind } from './toast.ts'

const looks: Record<ToastKind, { tone: Tone; Icon: Icon }> = {
  success: { tone: 'done', Icon: DoneIcon },
  error: { tone: 'missing', Icon: ErrorIcon },
  warning: { tone: 'late', Icon: WarningIcon },
  info: { tone: 'run', Icon: InfoIcon },
}

function ToastCard({ message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { tone, Icon } = looks[variant as ToastKind]
  return (
    <SnackbarContent ref={ref} role={variant === 'error' ? 'alert' : 'status'}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          width: '100%',
          maxWidth: 420,
          p: '12px 16px 12px 12px',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          boxShadow: '0 8px 28px rgb(15 27 45 / 18%)',
        }}
      >
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 32,
            height: 32,
            flex: 'none',
            borderRadius: '8px',
            color: `tone.${tone}.ink`,
            bgcolor: `tone.${tone}.soft`,
          }}
        >
          <Icon />
        </Box>
        <span>{message}</span>
      </Box>
    </SnackbarContent>
  )
}

const cards = { success: ToastCard, error: ToastCard, warning: ToastCard, info: ToastCard }

/** Shows what waits, by the specification's section 9. */
export default function Toaster() {
  const toasts = useStore(waiting)
  useEffect(() => {
    if (toasts.length === 0) return
    for (const { kind, text } of toasts) enqueueSnackbar(text, { variant: kind })
    waiting.set([])
  }, [toasts])
  return (
    <SnackbarProvider
      maxSnack={1}
      autoHideDuration={3000}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={{ enter: 160, exit: 120 }}
      Components={cards}
    />
  )
}
