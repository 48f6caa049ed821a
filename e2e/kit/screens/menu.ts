import type { Locator, Page } from '@playwright/test'

/** Unfolds the groups of the menu, of which a low window shows one; of a small page's menu, within its drawer. */
export async function unfoldMenu(within: Page | Locator): Promise<void> {
  for (const name of ['Gérer', 'Société']) {
    const head = within.getByRole('button', { name, exact: true })
    await head.waitFor()
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  }
}
