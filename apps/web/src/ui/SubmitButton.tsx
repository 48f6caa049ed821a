import Button, { type ButtonProps } from '@mui/material/Button'
import { Spinner } from './feedback/Spinner.tsx'

/** The one main action of a form. While it is sent the button keeps its width and cannot be pressed twice. */
export function SubmitButton({ isBusy = false, children, disabled, ...rest }: ButtonProps & { isBusy?: boolean }) {
  return (
    <Button type="submit" variant="contained" size="large" fullWidth {...rest} disabled={disabled || isBusy} aria-busy={isBusy}>
      {isBusy && <Spinner />}
      {/* Unseen and still there: it goes on being the button's name. */}
      <span style={{ opacity: isBusy ? 0 : 1 }}>{children}</span>
    </Button>
  )
}
