import Button, { type ButtonProps } from '@mui/material/Button'
import { Spinner } from './Spinner.tsx'

/** The one main action of a form. While it is sent the button keeps its width and cannot be pressed twice. */
export function SubmitButton({ isBusy = false, children, disabled, ...rest }: ButtonProps & { isBusy?: boolean }) {
  return (
    <Button type="submit" variant="contained" size="large" fullWidth {...rest} disabled={disabled || isBusy} aria-busy={isBusy}>
      {isBusy && <Spinner />}
      <span style={{ visibility: isBusy ? 'hidden' : 'visible' }}>{children}</span>
    </Button>
  )
}
