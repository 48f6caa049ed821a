import Dialog from '@mui/material/Dialog'
import type { Day } from '@vigie/contract/kit/time.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Calendar } from './pickers/Calendar.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { readyForParts, show } from './testing.tsx'

readyForParts()

const submit = (isBusy: boolean) => (
  <main tabIndex={-1}>
    <input aria-label="Nom" />
    <SubmitButton isBusy={isBusy}>Enregistrer</SubmitButton>
  </main>
)
const button = () => screen.getByRole('button', { name: 'Enregistrer' })
const focused = (find: () => Element | null) => vi.waitFor(() => expect(document.activeElement).toBe(find()))

/** Whoever watches the page has been told that something is disabled, or is so no longer; those who began before first. */
const told = () =>
  new Promise<void>((resolve) => {
    const watching = new MutationObserver(() => {
      watching.disconnect()
      resolve()
    })
    watching.observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] })
  })

it('a button that is busy has the focus again once it can be pressed', async () => {
  const { again } = show(submit(false))
  button().focus()
  again(submit(true))
  await focused(() => screen.getByRole('main'))
  again(submit(false))
  await focused(button)
})

it('whoever has gone elsewhere meanwhile stays there', async () => {
  const { again } = show(submit(false))
  button().focus()
  again(submit(true))
  await focused(() => screen.getByRole('main'))
  screen.getByRole('textbox', { name: 'Nom' }).focus()
  const enabled = told()
  again(submit(false))
  await enabled
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nom' }))
})

it('a way that ends leaves the focus within the window that it stands in', async () => {
  show(
    <Dialog open>
      <Calendar label="Jour" chosen={null} today={'2026-10-18' as Day} bounds={{ max: '2026-11-30' as Day }} onChoose={() => undefined} />
    </Dialog>,
  )
  const next = screen.getByRole('button', { name: 'Mois suivant' })
  next.focus()
  fireEvent.click(next)
  expect(next).toHaveProperty('disabled', true)
  await vi.waitFor(() => expect(document.activeElement).not.toBe(next))
  expect(document.activeElement?.contains(next)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})
