import { randomUUID } from 'node:crypto'
import { listAnomalyReasons, recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { openForChief } from './kit/browser/opened.ts'
import { startAcme } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { axeFaults } from './kit/reading/axe.ts'

const acme = openForChief(() => startAcme('2026-11-02T09:12:00+01:00'))
const agent = 'NGUYEN Cécile'

/** The manager clocks a service of the agent that begins on a day of October: its arrival, and its departure where one is given. */
async function clock(day: string, arrivedAt: string, leftAt?: string): Promise<void> {
  const as = { token: await tokenFor(acme.installation) }
  const { shifts } = await callApi(acme.installation, listShifts, { date: day }, as)
  const { id } = shifts.find(({ agentName, startsLocal }) => agentName === agent && startsLocal.startsWith(day))!
  const { reasons } = await callApi(acme.installation, listAnomalyReasons, {}, as)
  const forced = (explains: 'start' | 'end') => {
    const reason = reasons.find((one) => one.explains.includes(explains))!
    return {
      vacation_id: id,
      is_forced: true,
      comment: 'Tablette en panne',
      clocking_anomaly_reason_id: reason.id,
      clocking_uuid: randomUUID(),
    }
  }
  await callApi(acme.installation, recordClocking, { ...forced('start'), type: 0, arrived_at: arrivedAt }, as)
  if (leftAt) await callApi(acme.installation, recordClocking, { ...forced('end'), type: 1, left_at: leftAt }, as)
}

test('a manager reads October by the menu, sees why an agent’s hours differ, closes it with a reason, and what is clocked afterwards counts in November', async () => {
  const { page } = acme
  await clock('2026-10-12', '2026-10-12T07:16:00+02:00', '2026-10-12T19:00:00+02:00')
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Heures' }).click()
  await expect(page.getByRole('heading', { name: 'Heures de novembre 2026' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clore le mois' })).toBeDisabled()
  await page.getByRole('button', { name: 'Mois précédent' }).click()
  await expect(page.getByRole('heading', { name: 'Heures d’octobre 2026' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Chiffres du mois' })).toContainText('Juste')

  await page.keyboard.press('/')
  await page.keyboard.type('nguyen cec')
  // The first of two while its days are open.
  const row = page.getByRole('row', { name: new RegExp(agent) }).first()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('11 h 44')
  await row.click()
  const days = page.getByRole('list', { name: `Services de ${agent}` })
  const twelfth = days.getByRole('listitem').filter({ hasText: 'lun. 12 oct.' })
  await expect(twelfth).toContainText('07:16 – 19:00')
  await expect(twelfth).toContainText('−16 min')
  await expect(twelfth).toContainText('Arrivée pointée par Claire Morvan')
  await expect(twelfth).toContainText('Tablette en panne')
  await expect(days.getByRole('listitem').filter({ hasText: 'compte pour zéro' }).first()).toContainText('non pointé')
  expect(await axeFaults(page)).toEqual([])

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter les heures' }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  expect(csv.split('\r\n')[1]).toMatch(/^10086;NGUYEN Cécile;;[\d,]+;[\d,]+;.*;11,733333333333333;/)

  await page.getByRole('button', { name: 'Clore le mois' }).click()
  const window = page.getByRole('dialog', { name: 'Clore octobre 2026' })
  await window.getByRole('button', { name: 'Clore le mois' }).click()
  await expect(window.getByText('Dites pourquoi le mois est clos')).toBeVisible()
  await window.getByRole('textbox').fill('Premier mois, pointages faits sur papier')
  await window.getByRole('button', { name: 'Clore le mois' }).click()
  await expect(page.getByText(/Clos le .* par Claire Morvan/)).toBeVisible()
  await expect(page.getByText(/Premier mois, pointages faits sur papier/)).toBeVisible()

  await clock('2026-10-14', '2026-10-14T06:00:00+02:00', '2026-10-14T14:00:00+02:00')
  await page.reload()
  await expect(row).toContainText('11 h 44')
  await page.getByRole('button', { name: 'Mois suivant' }).click()
  await expect(page.getByRole('heading', { name: 'Heures de novembre 2026' })).toBeVisible()
  await expect(row).toContainText('+8 h 00')
  await row.click()
  await expect(days.getByRole('listitem').filter({ hasText: 'mer. 14 oct.' })).toContainText('Changé après la clôture, compte ici')
})
