import { expect, test, type Page } from '@playwright/test'
import { openBrowser, openPage } from './kit/browser/browsers.ts'
import { signIn } from './kit/browser/people.ts'
import { chief, startCompany } from './kit/company/acme.ts'
import { changeRows } from './kit/company/database.ts'
import type { Installation } from './kit/company/installation.ts'
import { watch } from './kit/reading/watching.ts'
import { unfoldMenu } from './kit/screens/menu.ts'

const jobs = (page: Page) => page.getByRole('list', { name: 'Travaux de fond' }).getByRole('article')

/** Jobs of the company that have failed: they are done without a fault once somebody asks for them once more. */
async function fail(installation: Installation, count: number, attempts: number, error: string): Promise<void> {
  await changeRows(
    installation,
    `insert into graphile_worker._private_jobs (task_id, payload, max_attempts, attempts, last_error, run_at)
     select (select id from graphile_worker._private_tasks where identifier = 'missions.filled'),
            json_build_object('company', (select min(company_id) from companies), 'input', json_build_object('shiftIds', json_build_array())),
            20, $2::int, $3, now() + interval '1 hour' from generate_series(1, $1::int)`,
    [count, attempts, error],
  )
}

test('an administrator sees what failed and why, and has one and then all of a kind done once more', { tag: '@long' }, async () => {
  const installation = await startCompany('2026-10-12T06:50:00+02:00')
  const browser = await openBrowser()
  const page = await openPage(browser, installation.url)
  const watched = await watch(page)
  await signIn(page, chief.email, { password: chief.password })

  await test.step('where nothing has failed that is said', async () => {
    await unfoldMenu(page)
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Travaux de fond' }).click()
    await expect(page).toHaveURL('/background-work')
    await expect(page.getByText('Rien n’attend et rien n’a échoué')).toBeVisible({ timeout: 30_000 })
  })

  await test.step('what fails meanwhile comes by itself, with its reason and without the address in it', async () => {
    await fail(installation, 2, 20, '550 5.1.1 <camille.roux@example.test>: no such box')
    await fail(installation, 1, 4, 'connect ECONNREFUSED')
    await expect(jobs(page)).toHaveCount(3, { timeout: 30_000 })
    await expect(jobs(page).first()).toContainText('connect ECONNREFUSED')
    await expect(jobs(page).last()).toContainText('550 5.1.1 <…>: no such box')
    await expect(page.getByText('camille')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Ce qui a échoué' })).toContainText('2 abandonnés · 1 à réessayer')
  })

  await test.step('narrowed to what was given up, one of them is asked for once more, and done', async () => {
    await page.getByRole('button', { name: 'Abandonnés' }).click()
    await expect(page).toHaveURL('/background-work?state=failed')
    await expect(jobs(page)).toHaveCount(2)
    await jobs(page).first().getByRole('button', { name: 'Relancer' }).click()
    await expect(page.getByText('Relancé : un nouvel essai part tout de suite.')).toBeVisible()
    await expect(jobs(page)).toHaveCount(1)
  })

  await test.step('all of a kind are asked for once more, and nothing is left', async () => {
    await page.getByRole('button', { name: 'Relancer les 2' }).click()
    const dialog = page.getByRole('dialog', { name: 'Relancer 2 travaux ?' })
    await dialog.getByRole('button', { name: 'Relancer' }).click()
    await expect(page.getByText('2 travaux relancés')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Aucun travail ne correspond à vos filtres')).toBeVisible()
    await page.getByRole('button', { name: 'Voir tous les travaux' }).click()
    await expect(page.getByText('Rien n’attend et rien n’a échoué')).toBeVisible({ timeout: 30_000 })
  })
  expect(watched.takeFaults()).toEqual([])
  await browser.close()
  await installation.stop()
})
