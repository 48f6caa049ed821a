import { changeRequirements, listRequirements } from '@vigie/contract/planning/planning.requirements.ts'
import { expect, test } from '@playwright/test'
import { openForChief } from './kit/browser/opened.ts'
import { addUser, startAcme } from './kit/company/acme.ts'
import { ask, callApi, tokenFor } from './kit/company/calls.ts'
import { axeFaults } from './kit/reading/axe.ts'
import { unfoldMenu } from './kit/screens/menu.ts'

const acme = openForChief(() => startAcme('2026-10-12T07:40:00+02:00'))

/** What a prestation asks for, as a program of the company reads it. */
async function asked(name: string) {
  const token = await tokenFor(acme.installation)
  const { prestations, qualifications } = await callApi(acme.installation, listRequirements, {}, { token })
  const { id, version, isCardRequired, qualificationIds } = prestations.find((one) => one.name === name)!
  const codes = qualificationIds.map((asks) => qualifications.find((one) => one.id === asks)!.code)
  const idOf = (code: string) => qualifications.find((one) => one.code === code)!.id
  return { id, version, isCardRequired, codes, idOf }
}

test(
  'a manager says by the menu which qualification a prestation asks for: it stands there after a reload, and whoever read it before is refused',
  { tag: '@long' },
  async () => {
    const { page, installation } = acme
    const read = await asked('Sécurité incendie')
    await unfoldMenu(page)
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Prestations' }).click()
    await expect(page).toHaveURL('/prestations')
    const change = page.getByRole('button', { name: 'Modifier ce que demande Sécurité incendie' })
    const line = page.getByRole('list', { name: 'Prestations' }).getByRole('listitem').filter({ has: change })
    await expect(line).toContainText('Carte professionnelle')
    await change.click()
    const window = page.getByRole('dialog', { name: 'Sécurité incendie' })
    await window.getByRole('checkbox', { name: /^Carte professionnelle/ }).uncheck()
    await window.getByRole('checkbox', { name: /^SSIAP 1/ }).check()
    expect(await axeFaults(page)).toEqual([])
    await window.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(window).toBeHidden()
    await expect(page.getByText('Exigences de Sécurité incendie enregistrées')).toBeVisible()

    await page.reload()
    await expect(line).toContainText('SSIAP 1, agent de sécurité incendie')
    await expect(line).not.toContainText('Carte professionnelle')
    await line.getByRole('button').click()
    await expect(window.getByRole('checkbox', { name: /^SSIAP 1/ })).toBeChecked()
    expect(await asked('Sécurité incendie')).toMatchObject({ isCardRequired: false, codes: ['SSIAP1'] })
    expect(await axeFaults(page)).toEqual([])

    const second = await addUser(installation, 'second@acme.example')
    const older = { prestation_id: read.id, is_card_required: true, qualificationIds: [], version: read.version }
    const refused = await ask(installation, changeRequirements, older, { token: await tokenFor(installation, second) })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'Cet élément vient de changer. Actualisez la page, puis recommencez.' },
    })
    expect(await asked('Sécurité incendie')).toMatchObject({ isCardRequired: false, codes: ['SSIAP1'] })
  },
)

test(
  'a second manager saves while the window is open: that is said, both their qualifications stand in the end',
  { tag: '@long' },
  async () => {
    const { page, installation } = acme
    await page.goto('/prestations')
    await page.getByRole('button', { name: 'Modifier ce que demande Ronde' }).click()
    const window = page.getByRole('dialog', { name: 'Ronde' })
    await window.getByRole('checkbox', { name: 'Agent cynophile' }).check()

    const { id, version, idOf } = await asked('Ronde')
    const second = await addUser(installation, 'autre@acme.example')
    const theirs = { prestation_id: id, is_card_required: true, qualificationIds: [idOf('SST')], version }
    await callApi(installation, changeRequirements, theirs, { token: await tokenFor(installation, second) })
    await window.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(window.getByText(/^Quelqu’un vient de changer ces exigences/)).toBeVisible()
    await expect(window.getByRole('checkbox', { name: 'Agent cynophile' })).toBeChecked()
    await expect(window.locator('label').filter({ hasText: 'Sauveteur secouriste' })).toContainText('Enregistré entre-temps\u00a0: demandé')
    expect((await asked('Ronde')).codes).toEqual(['SST'])
    expect(await axeFaults(page)).toEqual([])

    await window.getByRole('button', { name: 'Continuer' }).click()
    await window.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(window).toBeHidden()
    expect((await asked('Ronde')).codes.toSorted()).toEqual(['CYNO', 'SST'])
  },
)
