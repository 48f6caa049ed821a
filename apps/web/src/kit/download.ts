/** Gives the reader a file of an address, or what was made here, under a name. */
export function downloadFrom(url: string, name: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}

/** Gives the reader a table that was made here, as a file. */
export const downloadCsv = (name: string, csv: string): void => downloadText(name, csv, 'text/csv')

/** Gives the reader a text that was made here, as a file. */
export const downloadText = (name: string, text: string, type = 'text/plain'): void =>
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))

/** Gives the reader what was made here, as a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  downloadFrom(url, name)
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
