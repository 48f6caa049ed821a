import { expect, test } from '@playwright/test'
import { startAcme } from './kit/company/acme.ts'
import { openFor } from './kit/browser/opened.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { enter, fact, panel, rowOf } from './kit/screens/board.ts'

/** Agent 10086 of the planning: on duty from 07:00 to 19:00 at «Siège Paris» on 12 October; three weeks later nothing of it is clocked. */
const agent = 'NGUYEN Cécile'
const acme = openFor(() => startAcme('2026-11-02T09:12:00+01:00'))

test(
  'a service of last month is clocked as it was planned: its day and time are proposed, asked for, and never now; a correction changes the day too',
  { tag: '@long' },
  async () => {
    const page = await enter(acme.browser, acme.installation.url, { address: '/services?date=2026-10-12' })
    await rowOf(page, agent).first().click()
    const form = (name: string) => panel(page).getByRole('form', { name })

    await test.step('the arrival at its planned time', async () => {
      const arrival = form('Pointer l’arrivée')
      await expect(arrival.getByLabel('Jour')).toHaveValue('2026-10-12')
      await expect(arrival.getByLabel('Heure d’arrivée', { exact: true })).toHaveValue('07:00')
      await expect(arrival).not.toContainText('maintenant')
      expect(await axeFaults(page)).toEqual([])
      await arrival.getByLabel('Motif').selectOption({ index: 1 })
      await arrival.getByRole('button', { name: 'Enregistrer l’arrivée' }).click()
      await expect(fact(page, 'Arrivée')).toContainText('07:00')
    })
    await test.step('the departure not without its time, nor on a day that is not its own', async () => {
      const departure = form('Pointer le départ')
      const time = departure.getByLabel('Heure de départ', { exact: true })
      await expect(time).toHaveValue('19:00')
      await departure.getByLabel('Motif').selectOption({ index: 1 })
      await time.fill('')
      await departure.getByRole('button', { name: 'Enregistrer le départ' }).click()
      await expect(departure.getByText('Écrivez l’heure')).toBeVisible()
      await departure.getByLabel('Jour').selectOption('2026-10-13')
      await time.fill('07:30')
      await expect(departure.getByText('Trop loin du service')).toBeVisible()
      await time.fill('06:30')
      await departure.getByRole('button', { name: 'Enregistrer le départ' }).click()
      await expect(fact(page, 'Départ')).toContainText('06:30')
    })
    await test.step('a correction brings it back to its evening', async () => {
      await panel(page).getByRole('button', { name: 'Corriger : Fin de service' }).click()
      const correction = panel(page).getByRole('form', { name: 'Corriger : Fin de service' })
      await expect(correction.getByLabel('Jour')).toHaveValue('2026-10-13')
      await correction.getByLabel('Jour').selectOption('2026-10-12')
      await correction.getByLabel('Nouvelle heure').fill('19:05')
      await correction.getByLabel('Pourquoi').fill('Relève vue au registre')
      await correction.getByRole('button', { name: 'Enregistrer la correction' }).click()
      await expect(fact(page, 'Départ')).toContainText('19:05')
    })
    await test.step('the hours of October hold 12 h 05 for it', async () => {
      await page.goto('/manager/hours?month=202610&search=nguyen+cec')
      await expect(page.getByRole('row', { name: new RegExp(agent) }).first()).toContainText('12 h 05', { timeout: 30_000 })
    })
    await page.context().close()
  },
)
