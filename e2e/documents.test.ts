import { expect, test, type Locator, type Page } from '@playwright/test'
import { pdfOf } from '../apps/server/test/documents.ts'
import { openPage } from './kit/browser/browsers.ts'
import { openForChief } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { addUser, startAcme } from './kit/company/acme.ts'
import { leavesOf } from './kit/reading/pdf.ts'

const acme = openForChief(() => startAcme('2026-10-20T08:20:00+02:00'))

const numbers = Array.from({ length: 10 }, (_, at) => String(10_001 + at))
const consignes = { name: 'Consignes incendie.pdf', mimeType: 'application/pdf', buffer: pdfOf(4, 'Consignes') }
const row = (page: Page) => page.getByRole('row').filter({ hasText: 'Consignes incendie' })

/** Chooses ten agents of the company by their numbers, and asks them to validate once they have read all of it. */
async function askTen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pour/ }).click()
  const whom = page.getByRole('dialog', { name: 'Pour qui ?' })
  await whom.getByRole('radio', { name: 'Certains agents' }).check()
  const field = whom.getByRole('combobox', { name: 'Agents choisis' })
  for (const number of numbers) {
    await field.fill(number)
    await whom.getByRole('option').filter({ hasText: number }).click()
  }
  await page.keyboard.press('Escape')
  await whom.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('button', { name: 'Pour : Société · 10 agents' })).toBeVisible()
  await page.getByRole('button', { name: 'Sans validation' }).click()
  const asking = page.getByRole('dialog', { name: 'Validation' })
  await asking.getByLabel('Demander la validation des agents').check()
  await asking.getByLabel('Lecture entière').check()
  await asking.getByRole('button', { name: 'Enregistrer' }).click()
}

test('ten agents are asked to validate a document; one reads and validates it on a phone, the counter falls elsewhere, and the proof prints', async () => {
  const { page, installation, browser } = acme
  const agent = await addUser(installation, 'agent@acme.example', numbers[0])
  await page.goto('/documents')
  await expect(page.getByText('Aucun document').first()).toBeVisible()
  await askTen(page)
  // What is none is refused in a sentence, and takes the other with it no more than it is kept.
  const bad = { name: 'Planning.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') }
  await page.locator('input[type=file]').setInputFiles([consignes, bad])
  await expect(page.getByText('1 fichier déposé · 1 fichier non déposé')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Planning.pdf')
  await expect(row(page)).toContainText('Jamais ouvert')
  await expect(row(page)).toContainText('10 doivent valider')

  // The agent's desk shows what waits; its phone reads it.
  const desk = await openPage(browser, installation.url)
  await signIn(desk, agent.email, { password: agent.password })
  const sheet = desk.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: /Ma fiche/ })
  await expect(sheet).toHaveAccessibleName(/1 non vu/)
  await expect(desk.getByRole('link', { name: /1 document à lire/ })).toBeVisible()
  const phone = await openPage(browser, installation.url, { width: 390, height: 844 })
  await signIn(phone, agent.email, { password: agent.password, at: '/documents' })
  await phone.getByRole('button', { name: /Consignes incendie/ }).click()
  const reader = phone.getByRole('dialog', { name: 'Consignes incendie' })
  const told = phone.getByText('Document vu')
  await expect(told).toBeVisible()
  // What is told in passing covers no title.
  const bottomOf = async (part: Locator) => part.boundingBox().then((box) => box!.y + box!.height)
  expect((await told.boundingBox())!.y).toBeGreaterThan(await bottomOf(reader.getByRole('heading', { level: 1 })))
  await expect(sheet).not.toHaveAccessibleName(/non vu/)
  const tick = reader.getByRole('checkbox', { name: 'Je confirme avoir lu, compris et approuvé ce document.' })
  await expect(reader.getByText('Il vous reste 3 pages à lire : 2 à 4')).toBeVisible()
  await expect(tick).toBeDisabled()
  // A leap to the end reads nothing of what lies before; the sentence says what, and leads there.
  const leaves = reader.getByRole('region', { name: 'Consignes incendie' })
  await leaves.press('End')
  await reader.getByRole('button', { name: 'Il vous reste 2 pages à lire : 2 et 3' }).click()
  await expect(reader.getByRole('button', { name: 'Il vous reste 1 page à lire : la 3' })).toBeVisible()
  await expect(tick).toBeDisabled()
  await leaves.press('ArrowRight')
  await expect(tick).toBeEnabled()
  await expect(reader.getByRole('button', { name: 'Valider' })).toBeDisabled()
  // The words of the file are found, where they stand.
  await reader.getByRole('button', { name: 'Rechercher dans le document' }).click()
  await reader.getByRole('searchbox').fill('page 2')
  await expect(reader.getByText('1 sur 1')).toBeVisible()
  await expect(reader.getByRole('group', { name: 'Page 2 sur 4' })).toBeInViewport()
  await reader.getByRole('button', { name: 'Fermer la recherche' }).click()
  await tick.check()
  await reader.getByRole('button', { name: 'Valider' }).click()
  await expect(reader.getByText(/^Vous avez validé ce document le 20 oct\. 2026/)).toBeVisible()
  await expect(tick).toHaveCount(0)

  // The manager sees it, and has it on paper.
  await expect(row(page)).toContainText('1 sur 10 a lu')
  await expect(row(page)).toContainText('9 doivent valider')
  await row(page).click()
  const panel = page.getByRole('complementary', { name: 'Document' })
  await expect(panel).toContainText('9 n’ont pas ouvert')
  // What the browser would show here is its own window; it prints all the same.
  await page.evaluate(`window.print = () => document.body.setAttribute('data-printed', '')`)
  await panel.getByRole('button', { name: 'Imprimer la preuve' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  const paper = leavesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(paper.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[595, 842]])
  const said = paper[0]!.text
  expect(said).toContain('Preuvedelecture:Consignesincendie')
  expect(said).toContain('10lecteurs·1alu·1avalidé')
  expect(said).toMatch(/VasseurPaulValidé20oct\.2026.*08:2\d20oct\.2026.*08:2\d:\d\d/)
  expect(said).toMatch(/empreinteSHA-256[0-9a-f]{64}/)
  expect(said).toContain('«Jeconfirmeavoirlu,comprisetapprouvécedocument.»')
  expect(said).not.toMatch(/Tableaudebord|Relancer/)

  // On a manager's phone the documents begin on the first view; what files and narrows them waits behind a button each.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/documents')
  const card = page.getByRole('button', { name: /Consignes incendie/ })
  await expect(card).toBeVisible()
  expect((await card.boundingBox())!.y).toBeLessThan(340)
  await page.getByRole('button', { name: 'Filtres', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Type de document' })).toBeVisible()
  await page.getByRole('button', { name: 'Déposer des documents' }).click()
  const filing = page.getByRole('dialog', { name: 'Déposer des documents' })
  await filing.getByRole('menuitem', { name: /Sans validation/ }).click()
  await page.getByRole('dialog', { name: 'Validation' }).getByRole('button', { name: 'Annuler' }).click()
  await filing.getByRole('menuitem', { name: /Choisir des fichiers/ }).click()
  await page.locator('input[type=file]').setInputFiles({ ...consignes, name: 'Plan.pdf' })
  await expect(page.getByRole('button', { name: /Plan/ }).first()).toBeVisible()
})
