import { expect, test } from '@playwright/test'
import ICAL from 'ical.js'
import { gridOf, openOwnSchedule } from './kit/screens/agentSchedule.ts'
import { inHand } from './kit/devices/phone.ts'
import { axeFaults } from './kit/reading/axe.ts'

const { open } = openOwnSchedule()

test(
  'on its phone an agent shares its planning: another program reads the night over the change of clock, and nothing once it is taken away',
  { tag: '@long' },
  async () => {
    const page = await open('/schedule?month=202610', inHand)
    await expect(gridOf(page)).toBeVisible()
    await page.getByRole('button', { name: 'Partager mon planning' }).click()
    const window = page.getByRole('dialog', { name: 'Partager mon planning' })
    await window.getByRole('button', { name: 'Créer l’adresse' }).click()
    const address = await window.getByRole('status', { name: 'Adresse de votre agenda' }).innerText()
    expect(await axeFaults(page)).toEqual([])
    await expect(window.getByRole('link', { name: 'Ouvrir dans mon agenda' })).toHaveAttribute('href', address.replace(/^http:/, 'webcal:'))
    const calendar = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()))
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    const night = events.find(({ startDate }) => String(startDate) === '2026-10-24T19:00:00Z')!
    expect([night.summary, night.duration.toSeconds() / 3600]).toEqual(['Tour Seine', 10])
    // La Réunion, at its own hour.
    expect(events.map(({ startDate }) => String(startDate))).toContain('2026-10-13T04:00:00Z')

    // It is shown once; the new one kills the old.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Partager mon planning' }).click()
    await expect(window.getByText(/^Partagé depuis le 14 oct\. 2026\./)).toBeVisible()
    await expect(window.getByText(address)).toHaveCount(0)
    await window.getByRole('button', { name: 'Renouveler l’adresse' }).click()
    await page.getByRole('dialog', { name: 'Renouveler l’adresse ?' }).getByRole('button', { name: 'Renouveler l’adresse' }).click()
    const renewed = await window.getByRole('status', { name: 'Adresse de votre agenda' }).innerText()
    expect([(await fetch(address)).status, (await fetch(renewed)).status]).toEqual([404, 200])
    await window.getByRole('button', { name: 'Ne plus partager' }).click()
    await page.getByRole('dialog', { name: 'Ne plus partager votre planning ?' }).getByRole('button', { name: 'Ne plus partager' }).click()
    await expect(page.getByText('Votre planning n’est plus partagé')).toBeVisible()
    expect((await fetch(renewed)).status).toBe(404)
    await page.context().close()
  },
)
