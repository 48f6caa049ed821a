import IconButton from '@mui/material/IconButton'
import type { Icon } from '../firstIcons.tsx'

interface PickerButtonProps {
  readonly name: string
  /** The id of the field's name: two fields side by side have each a button of the same name. */
  readonly describedBy: string
  readonly icon: Icon
  readonly isOpen: boolean
  readonly isDisabled?: boolean
  readonly onOpen: (element: HTMLElement) => void
}

/** The icon at the end of a field that opens its picker. */
export const PickerButton = ({ name, describedBy, icon: ButtonIcon, isOpen, isDisabled = false, onOpen }: PickerButtonProps) => (
  <IconButton
    edge="end"
    aria-label={name}
    title={name}
    aria-describedby={describedBy}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    disabled={isDisabled}
    onClick={(event) => onOpen(event.currentTarget)}
  >
    <ButtonIcon />
  </IconButton>
)
