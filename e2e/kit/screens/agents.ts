import type { Locator, Page } from '@playwright/test'
import { changeRows } from '../company/database.ts'
import type { Installation } from '../company/installation.ts'

export const list = (page: Page): Locator => page.getByRole('grid', { name: 'Agents' })
export const rows = (page: Page): Locator =>
  list(page)
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })
/** A card of the sheet, by its title. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name })

/** An agent of the demo company that nobody has invited yet. */
export const hire = (installation: Installation, number: string, lastName: string, firstName: string, email = '') =>
  changeRows(
    installation,
    `insert into agents (company_id, employee_number, last_name, first_name, email, created_at)
     select company_id, $1, $2, $3, $4, '2026-10-01' from companies where code = 'DEMO'`,
    [number, lastName, firstName, email],
  )
