/** The beginning of a digest or of a key's id: enough to compare two by the eye. */
export const shortened = (text: string): string => `${text.slice(0, 8)}…`

/** What stands for digests, keys and signed entries. */
export const lettersFont = { fontFamily: 'monospace', fontSize: '0.8125rem' } as const
