import { useId, useState, type ReactNode } from 'react'
import type { Icon } from '../../firstIcons.tsx'
import { PickerButton } from '../../pickers/PickerButton.tsx'
import { PickerPopover } from '../../pickers/PickerPopover.tsx'
import { Field, type FieldProps } from '../Field.tsx'

interface PickedFieldProps extends Omit<FieldProps, 'labelId' | 'endAdornment' | 'inputProps' | 'disabled' | 'children'> {
  readonly isDisabled?: boolean
  /** What the button says that opens the picker, and its icon. */
  readonly picker: { readonly name: string; readonly icon: Icon }
  /** The picker, which closes with the choice. */
  readonly children: (close: () => void) => ReactNode
}

/** What is typed in figures, or chosen in a picker that opens by the icon at its end. */
export function PickedField({ isDisabled = false, picker, children, ...field }: PickedFieldProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const close = () => setAnchor(null)
  return (
    <>
      <Field
        {...field}
        labelId={id}
        disabled={isDisabled}
        inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
        endAdornment={<PickerButton {...picker} describedBy={id} isOpen={anchor !== null} isDisabled={isDisabled} onOpen={setAnchor} />}
      />
      <PickerPopover anchor={anchor} label={field.label} onClose={close}>
        {children(close)}
      </PickerPopover>
    </>
  )
}
