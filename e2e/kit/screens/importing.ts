import { expect, type Page } from '@playwright/test'

/** The screen on which a planning is imported, as a manager finds it on a page. */
export function importOn(pageNow: () => Page) {
  const open = async (on = pageNow()) => {
    await on.goto('/import')
    await expect(on.getByRole('heading', { level: 1 })).toHaveText('Importer un planning')
  }
  const drop = async (files: readonly string[]) => {
    await pageNow()
      .locator('input[type=file]')
      .setInputFiles([...files])
    await expect(pageNow().getByRole('heading', { name: 'Ce que cet import ferait' })).toBeVisible({ timeout: 30_000 })
  }
  const group = (name: string) =>
    pageNow()
      .getByRole('group', { name: 'Lignes à afficher' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
  const act = () => pageNow().getByRole('button', { name: 'Importer', exact: true })
  const lines = () => pageNow().getByRole('list', { name: 'Lignes des fichiers' }).getByRole('listitem')
  const chosen = () => pageNow().getByRole('list', { name: 'Fichiers choisis' }).getByRole('listitem')
  const clear = () => pageNow().getByRole('button', { name: 'Tout retirer' })
  return { open, drop, group, act, lines, chosen, clear }
}
/** A text in which a space may be any blank: numbers are written with narrow ones. */
export const spaced = (text: string) => new RegExp(text.replaceAll(' ', String.raw`\s`))
