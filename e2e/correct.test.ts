import { randomUUID } from 'node:crypto'
import { recordClocking, listAnomalyReasons } from '@vigie/contract/clockings/clockings.ts'
import { readPhone } from '@vigie/contract/clockings/clockings.journal.ts'
import { readShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect, test, type Page } from '@playwright/test'
import { chief, journalLength, startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { enter, fact, panel, rowOf } from './kit/screens/board.ts'
import { openBrowser, openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { enterPhone, givePhone, inHand } from './kit/devices/phone.ts'

/** Agent 10086 of the planning: on duty from 07:00 to 19:00 at «Siège Paris» on 12 October. */
const agent = 'NGUYEN Cécile'
const email = 'cecile@acme.example'
const acme = openFor(() => startAcme('2026-10-12T19:30:00+02:00'))

const journal = (page: Page) => panel(page).getByRole('region', { name: 'Journal' })
const lines = (page: Page) => journal(page).getByRole('listitem')

/** A manager clocks in her place: there at 07:09, gone at 18:31. */
async function serve(): Promise<void> {
  const { installation } = acme
  const token = await tokenFor(installation)
  const { shifts } = await callApi(installation, listShifts, { date: '2026-10-12' }, { token })
  const { reasons } = await callApi(installation, listAnomalyReasons, {}, { token })
  const shift = shifts.find(({ agentName, startsLocal }) => agentName === agent && startsLocal.startsWith('2026-10-12'))!
  const forced = (act: 'start' | 'end') => ({
    vacation_id: shift.id,
    is_forced: true,
    clocking_anomaly_reason_id: reasons.find(({ explains }) => explains.includes(act))!.id,
    clocking_uuid: randomUUID(),
  })
  await callApi(installation, recordClocking, { ...forced('start'), type: 0, arrived_at: '2026-10-12T07:09:00+02:00' }, { token })
  await callApi(installation, recordClocking, { ...forced('end'), type: 1, left_at: '2026-10-12T18:31:00+02:00' }, { token })
}

test(
  'a departure is corrected with a reason and its words, an arrival deleted; all lines stay, the list and the agent’s phone follow',
  { tag: '@long' },
  async () => {
    await givePhone(acme.installation, '10086', email)
    await serve()
    const another = await openBrowser()
    const phone = await (await openProfile(another, acme.installation.url, inHand)).newPage()
    await enterPhone(phone, email)
    const page = await enter(acme.browser, acme.installation.url)
    await rowOf(page, agent).click()
    const form = (name: string) => journal(page).getByRole('form', { name })

    await test.step('what is missing or wrong is said, and nothing is sent', async () => {
      await journal(page).getByRole('button', { name: 'Corriger : Fin de service' }).click()
      const correction = form('Corriger : Fin de service')
      await expect(correction.getByLabel('Nouvelle heure')).toHaveValue('18:31')
      await correction.getByLabel('Nouvelle heure').fill('07:01')
      await correction.getByLabel('Pourquoi').fill('Relève vue au registre')
      await correction.getByRole('button', { name: 'Enregistrer la correction' }).click()
      await expect(correction.getByText('Le départ ne peut pas précéder l’arrivée (07:09).')).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
    })
    await test.step('corrected, the service follows and the story tells both times', async () => {
      const correction = form('Corriger : Fin de service')
      await correction.getByLabel('Nouvelle heure').fill('19:05')
      await correction.getByLabel('Motif').selectOption({ index: 1 })
      await correction.getByRole('button', { name: 'Enregistrer la correction' }).click()
      await expect(page.getByText('Pointage corrigé', { exact: true })).toBeVisible()
      const told = lines(page).filter({ hasText: 'Fin de service corrigée : 18:31 devient 19:05' })
      await expect(told).toContainText('Relève vue au registre')
      await expect(lines(page)).toHaveCount(3)
      await expect(fact(page, 'Départ')).toContainText('19:05')
    })
    await test.step('her phone says what it counts at, and why', async () => {
      await phone.goto('/mes-pointages?month=202610')
      const own = phone.getByRole('listitem').filter({ hasText: 'Fin de service' }).first()
      await expect(own).toContainText('Compté à 19:05')
      await expect(own).toContainText('Relève vue au registre')
    })
    await test.step('a comment for the client alone: the agent reads none, it is changed and deleted', async () => {
      const comments = panel(page).getByRole('region', { name: 'Commentaires' })
      await comments.getByRole('textbox', { name: 'Ajouter un commentaire' }).fill('Porte nord bloquée à 6 h')
      await comments.getByRole('button', { name: 'Client', exact: true }).click()
      await page.keyboard.press('Tab')
      await comments.getByRole('textbox', { name: 'Ajouter un commentaire' }).press('Control+Enter')
      await expect(page.getByText('Commentaire enregistré')).toBeVisible()
      await expect(comments.getByRole('listitem')).toContainText('Client, pas l’agent')
      const token = await tokenFor(acme.installation, { email, password: chief.password })
      const { shifts } = await callApi(acme.installation, readPhone, {}, { token })
      expect((await callApi(acme.installation, readShiftInfos, { id: shifts[0]!.id }, { token })).comments).toEqual([])
      expect(await axeFaults(page)).toEqual([])
      await comments.getByRole('button', { name: /^Commentaire de / }).click()
      await page.getByRole('menuitem', { name: 'Supprimer' }).click()
      await page.getByRole('dialog', { name: 'Supprimer ce commentaire' }).getByRole('button', { name: 'Supprimer' }).click()
      await expect(page.getByText('Commentaire supprimé')).toBeVisible()
      await expect(comments.getByRole('listitem')).toHaveCount(0)
    })
    await test.step('deleted with its reason, the arrival takes the departure with it', async () => {
      await journal(page).getByRole('button', { name: 'Corriger : Prise de service' }).click()
      await form('Corriger : Prise de service').getByRole('button', { name: 'Supprimer' }).click()
      const deletion = form('Supprimer : Prise de service')
      await expect(deletion).toContainText('son départ et ses pauses non plus')
      await deletion.getByLabel('Pourquoi').fill('Badge prêté à un collègue')
      await deletion.getByRole('button', { name: 'Supprimer ce pointage' }).click()
      await expect(lines(page).filter({ hasText: 'Prise de service supprimée' })).toContainText('Badge prêté à un collègue')
      await expect(rowOf(page, agent)).toContainText('Pas arrivé')
      await expect(lines(page)).toHaveCount(4)
      expect(await journalLength(acme.installation)).toBe(4)
    })
    await another.close()
    await page.context().close()
  },
)
