import { expect, test, type Locator, type Page } from '@playwright/test'
import { openForChief } from './kit/browser/opened.ts'
import { startCompany } from './kit/company/acme.ts'
import { readRows } from './kit/company/database.ts'
import { axeFaults } from './kit/reading/axe.ts'

const company = openForChief(() => startCompany('2026-10-12T09:00:00+02:00'))

const titles = [
  'Matricule',
  'Nom',
  'Prénom',
  'Portable',
  'Date de naissance',
  'Code de pointage',
  'Type de contrat',
  'Début',
  'Heures',
  'Taille',
]
/** The line of an agent as a spreadsheet copies it: names of no real person. */
const lineOf = (n: number, changed: Readonly<Record<string, string>> = {}): string => {
  const values: Readonly<Record<string, string>> = {
    Matricule: `M${String(n).padStart(3, '0')}`,
    Nom: `Valmorin ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n % 26]}${n}`,
    Prénom: 'Léa',
    Portable: `06 39 98 ${String(10 + n)} 11`,
    'Date de naissance': '14/07/1990',
    'Code de pointage': String(481_920 + n * 37),
    'Type de contrat': 'CDI',
    Début: '01/11/2026',
    Heures: '151,67',
    Taille: 'M',
    ...changed,
  }
  return titles.map((title) => values[title]).join('\t')
}
/** Puts a table on the clipboard and into the field, as Ctrl V does. */
async function paste(page: Page, ...lines: readonly string[]): Promise<void> {
  const text = [titles.join('\t'), ...lines].join('\r\n')
  await page.getByLabel('Collez ici les lignes de votre tableur').evaluate((field, pasted) => {
    const { DataTransfer, ClipboardEvent } = globalThis as unknown as {
      DataTransfer: new () => { setData(type: string, pasted: string): void }
      ClipboardEvent: new (kind: string, init: object) => object
    }
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const target = field as unknown as { dispatchEvent(event: object): void }
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
async function agentsThere(): Promise<number> {
  const [row] = await readRows<{ count: number }>(company.installation, 'select count(*)::int as count from agents')
  return row!.count
}
/** The cell of a field in the line of an agent, and what is said below it. */
const cell = (page: Page, field: string, name: string): Locator => page.getByRole('textbox', { name: `${field}, ${name}` })

test(
  'forty agents are pasted with three faults, corrected in their cells, and added together at the button',
  { tag: '@long' },
  async () => {
    const { page } = company
    await page.goto('/first-steps?step=agents')
    await page.getByRole('button', { name: 'Coller un tableau' }).click()

    await test.step('one agent is there already, with a code', async () => {
      await paste(page, lineOf(90, { 'Code de pointage': '750318' }))
      await page.getByRole('button', { name: 'Ajouter l’agent' }).click()
      await expect(page.getByText('1 agent ajouté')).toBeVisible()
    })

    const wrong: Readonly<Record<number, Readonly<Record<string, string>>>> = {
      4: { 'Date de naissance': '31/02/1990' },
      17: { 'Type de contrat': 'Contrat zéro' },
      33: { Portable: '06 39' },
      39: { 'Code de pointage': '750318' },
    }
    await test.step('the faults are named at their row and their field, and nothing is added', async () => {
      await paste(page, ...Array.from({ length: 40 }, (_, n) => lineOf(n, wrong[n])))
      await expect(page.getByRole('status').filter({ hasText: '40 lignes collées' })).toContainText('9 colonnes reconnues sur 10')
      await expect(page.getByRole('alert')).toContainText('3 lignes à corriger')
      await expect(page.getByRole('alert')).toContainText('Valmorin E4 Léa, Valmorin R17 Léa, Valmorin H33 Léa')
      for (const [field, name] of [
        ['Date de naissance', 'Valmorin E4 Léa'],
        ['Type de contrat', 'Valmorin R17 Léa'],
        ['Téléphone mobile', 'Valmorin H33 Léa'],
      ] as const) {
        await expect(cell(page, field, name)).toHaveAttribute('aria-invalid', 'true')
        await expect(cell(page, field, name)).toHaveAccessibleDescription(/\S/)
      }
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
      expect(await axeFaults(page)).toEqual([])
      expect(await agentsThere()).toBe(1)
    })

    await test.step('they are corrected where they stand', async () => {
      await cell(page, 'Date de naissance', 'Valmorin E4 Léa').fill('28/02/1990')
      await cell(page, 'Type de contrat', 'Valmorin R17 Léa').fill('cdi')
      await cell(page, 'Téléphone mobile', 'Valmorin H33 Léa').fill('06 39 98 43 11')
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Ajouter les 40 agents' })).toBeEnabled()
      expect(await agentsThere()).toBe(1)
    })

    await test.step('a code that another agent has is told at its cell, and none is added', async () => {
      await page.getByRole('button', { name: 'Ajouter les 40 agents' }).click()
      const code = cell(page, 'Code de pointage', 'Valmorin N39 Léa')
      await expect(code).toHaveAttribute('aria-invalid', 'true')
      await expect(code).toHaveAccessibleDescription('Ce code est déjà pris : choisissez-en un autre.')
      expect(await agentsThere()).toBe(1)
      await code.fill('750319')
    })

    await test.step('forty are added, with their contracts', async () => {
      await page.getByRole('button', { name: 'Ajouter les 40 agents' }).click()
      await expect(page.getByText('40 agents ajoutés')).toBeVisible()
      await expect(page.getByLabel('Collez ici les lignes de votre tableur')).toBeVisible()
      expect(await agentsThere()).toBe(41)
      await page.goto('/resource/resources?search=valmorin')
      await expect(page.getByText(/41 agents/).first()).toBeVisible()
    })
  },
)
