import type { RefObject } from 'react'

interface FileFieldProps {
  /** A button opens it: `field.current?.click()`. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly accept: string
  readonly isMultiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The system's own window for choosing files; the button that opens it is seen in its place. */
export const FileField = ({ field, label, accept, isMultiple = false, onFiles }: FileFieldProps) => (
  <input
    ref={field}
    type="file"
    multiple={isMultiple}
    hidden
    accept={accept}
    aria-label={label}
    onChange={(event) => {
      onFiles([...(event.target.files ?? [])])
      // The same file, corrected, may be chosen again.
      event.target.value = ''
    }}
  />
)
