import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { openProfile } from './kit/browser/browsers.ts'
import { openFor } from './kit/browser/opened.ts'
import { signIn } from './kit/browser/people.ts'
import { chief, startAcme } from './kit/company/acme.ts'
import { changeRows } from './kit/company/database.ts'
import { agentOn, inHand } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'

const acme = openFor(() => startAcme('2026-10-12T07:40:00+02:00'))

interface Held {
  readonly readme: readonly string[]
  readonly identity: { readonly employeeNumber: string; readonly lastName: string }
  readonly services: readonly { readonly siteName: string }[]
}

test(
  'an agent reads its own sheet on a phone, is led to the demand that changes it, and takes away what is held on it',
  { tag: '@long' },
  async ({ browser }) => {
    const { installation } = acme
    const email = 'fiche@acme.example'
    const { agent, name, shifts } = await agentOn(installation, '2026-10-14', email)
    const page = await (await openProfile(browser, installation.url, inHand, { hasTouch: true })).newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => asked.push(String(payload))))
    await signIn(page, email, { password: chief.password, at: '/resource' })
    // Its own data is asked for at the start, before the sheet is opened.
    await expect.poll(() => asked.some((one) => one.includes('/resource/details'))).toBe(true)
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Ma fiche' }).click()

    await expect(page.getByRole('heading', { level: 1, name: agent.name })).toBeVisible()
    for (const part of ['Contact', 'Contrats', 'Qualifications', 'Carte professionnelle', 'En cas d’urgence'])
      await expect(page.getByRole('region', { name: part })).toBeVisible()
    const held = page.getByRole('region', { name: 'Ce que la société détient sur moi' })
    await expect(held.getByRole('listitem').filter({ hasText: 'Identité et coordonnées' })).toContainText('1')
    await expect(held.getByRole('listitem').filter({ hasText: 'Positions relevées' })).toContainText('2 mois')
    expect(await axeFaults(page)).toEqual([])

    const coming = page.waitForEvent('download')
    await held.getByRole('button', { name: 'Emporter mes données' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe('mes-donnees-2026-10-12.json')
    const text = await readFile(await file.path(), 'utf8')
    const taken = JSON.parse(text) as Held
    expect(taken.readme[0]).toContain('12 octobre 2026')
    expect(taken.identity).toMatchObject({ employeeNumber: agent.employeeNumber, lastName: agent.lastName })
    expect(taken.services.some(({ siteName }) => siteName === 'Siège Paris')).toBe(true)
    const colleague = shifts.find(({ agentName }) => agentName && agentName !== name)!
    expect(text).not.toContain(colleague.agentName)

    await page.getByRole('link', { name: 'Faire modifier : En cas d’urgence' }).click()
    await expect(page.getByRole('dialog', { name: 'Mes informations' })).toBeVisible()

    // After the last contract the sheet is closed; what is held stays in reach.
    await changeRows(installation, `update contracts set starts_on = '2020-01-01', ends_on = '2026-10-01' where agent_id = $1`, [agent.id])
    await expect(async () => {
      await page.goto('/user/profile')
      await expect(held).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(held.getByRole('listitem').filter({ hasText: 'Contrats' })).toContainText('1')
  },
)
