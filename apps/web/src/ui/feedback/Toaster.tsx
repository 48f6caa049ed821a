import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack'
import { useEffect, type Ref } from 'react'
import { useStore } from '../../kit/store.ts'
import type { Tone } from '../../theme/palette.ts'
import { DoneIcon, ErrorIcon, InfoIcon, WarningIcon, type Icon } from '../firstIcons.tsx'
import { toastsTop } from './useToastsBelow.ts'
import { toastRules, waiting, type ToastKind } from './toast.ts'
import { ToneTile } from '../marks/ToneTile.tsx'

const looks: Record<ToastKind, { tone: Tone; icon: Icon }> = {
  success: { tone: 'done', icon: DoneIcon },
  error: { tone: 'missing', icon: ErrorIcon },
  warning: { tone: 'late', icon: WarningIcon },
  info: { tone: 'run', icon: InfoIcon },
}

function ToastCard({ message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { tone, icon } = looks[variant as ToastKind]
  return (
    <SnackbarContent ref={ref} {...(variant === 'error' && { role: 'alert' })}>
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
        <ToneTile tone={tone} icon={icon} size={32} />
        <span>{message}</span>
      </Box>
    </SnackbarContent>
  )
}

/** Where a part asks for it, below its title; else where the library has them. */
const place = { 'body .notistack-SnackbarContainer': { top: `var(${toastsTop}, 14px)` } }
const cards = { success: ToastCard, error: ToastCard, warning: ToastCard, info: ToastCard }

/** Shows what waits (coverage 9.042). */
export default function Toaster() {
  const toasts = useStore(waiting)
  useEffect(() => {
    if (toasts.length === 0) return
    for (const { kind, text } of toasts) enqueueSnackbar(text, { variant: kind })
    waiting.set([])
  }, [toasts])
  return (
    <>
      <GlobalStyles styles={place} />
      <SnackbarProvider {...toastRules} transitionDuration={{ enter: 160, exit: 120 }} Components={cards} />
    </>
  )
}
