import type { RegisterRow } from '@vigie/contract/kit/register.ts'

/** What a row is called: its name, or the title of a piece of news. */
export const nameOfRow = (row: RegisterRow): string => {
  const { name, title } = row as unknown as { readonly name?: string; readonly title?: string }
  return name ?? title ?? ''
}
