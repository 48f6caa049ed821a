import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { budgetOf, screenLimits } from '../../../apps/server/src/domains/imports/read/imports.limits.ts'
import { readXlsx } from '../../../apps/server/src/domains/imports/read/imports.xlsx.ts'

/** The lines of a table that leaves the product by a button with a menu, the first of titles; `kind` is part of the menu's line. */
export async function exportedLines(page: Page, button: string, kind: 'CSV' | 'Excel'): Promise<readonly (readonly string[])[]> {
  await page.getByRole('button', { name: button }).click()
  const item = page.getByRole('menuitem', { name: new RegExp(kind) })
  const [download] = await Promise.all([page.waitForEvent('download'), item.click()])
  const file = readFileSync(await download.path())
  return kind === 'CSV' ? linesOf(file.toString('utf8')) : rowsOf(file)
}

const linesOf = (text: string) =>
  text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))

async function rowsOf(workbook: Buffer): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = []
  await readXlsx(workbook, 'export.xlsx', budgetOf(screenLimits), ({ cells }) => void rows.push(cells))
  return rows
}
