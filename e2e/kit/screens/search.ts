import type { Locator, Page } from '@playwright/test'

/** The search of the top bar, and what it has found. */
export const searchField = (page: Page): Locator => page.getByRole('combobox', { name: /^Recherche/ })
export const searchResults = (page: Page): Locator => page.getByRole('option')
