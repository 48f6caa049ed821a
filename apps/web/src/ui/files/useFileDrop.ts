import { useState, type DragEvent } from 'react'

/** Files dropped on a part of a page. `isOver`: some are held over it. While busy nothing is taken. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isBusy = false) {
  const [isOver, setOver] = useState(false)
  const hover = (event: DragEvent) => {
    // Without it the browser would leave the page for the file.
    event.preventDefault()
    if (!isBusy) setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isBusy) onFiles([...event.dataTransfer.files])
  }
  return { isOver, zone: { onDragEnter: hover, onDragOver: hover, onDragLeave: () => setOver(false), onDrop } }
}

/** How a zone looks while files are held over it. */
export const overZone = { borderColor: 'primary.readable', bgcolor: 'primary.lighter' } as const
