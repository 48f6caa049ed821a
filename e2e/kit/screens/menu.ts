import type { Locator, Page } from '@playwright/test'

/** Unfolds the company's own lines of the menu, which are folded where the window is low; of a small page's, within its drawer. */
export async function unfoldMenu(within: Page | Locator): Promise<void> {
  const head = within.getByRole('button', { name: 'Société', exact: true })
  await head.waitFor()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
}
