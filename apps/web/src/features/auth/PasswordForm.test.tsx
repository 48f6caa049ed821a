import { ThemeProvider } from '@mui/material/styles'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { fr } from '@vigie/phrases/fr/all.ts'
import type { PasswordDemands } from '@vigie/contract/auth/passwords.rules.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { RefusedError } from '../../api/errors.ts'
import { isPageHeld } from '../../session/reach.ts'
import { defaultColours } from '../../theme/palette.ts'
import { themeOf } from '../../theme/theme.ts'
import { PasswordForm } from './PasswordForm.tsx'

beforeAll(() =>
  i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { translation: fr } }, interpolation: { escapeValue: false } }),
)
afterEach(cleanup)

const weak: PasswordDemands = { isStrong: false, companyMinimum: 0, isCurrentRequired: true }

function show(demands: Partial<PasswordDemands> = {}, onSubmit: () => Promise<unknown> = () => Promise.resolve(), onDone = () => {}) {
  render(
    <ThemeProvider theme={themeOf(defaultColours, 'light')}>
      <PasswordForm demands={{ ...weak, ...demands }} email="claire@acme.example" submit="Modifier" onSubmit={onSubmit} onDone={onDone} />
    </ThemeProvider>,
  )
  const type = (label: string, text: string) => {
    const field = screen.getByLabelText(label)
    fireEvent.change(field, { target: { value: text } })
    fireEvent.blur(field)
  }
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Modifier' })
  return { type, button }
}

describe('the password form', () => {
  it('asks for the old password unless it is new, expired, or a link stands for it', () => {
    show()
    expect(screen.queryByLabelText('Ancien mot de passe')).not.toBeNull()
    cleanup()
    show({ isCurrentRequired: false })
    expect(screen.queryByLabelText('Ancien mot de passe')).toBeNull()
  })

  it('cannot be sent before the confirmation has been filled and agrees', async () => {
    const { type, button } = show()
    type('Ancien mot de passe', 'ancien')
    type('Nouveau mot de passe', 'nouveau')
    expect(button().disabled).toBe(true)
    type('Confirmation du mot de passe', 'autre')
    await screen.findByText('Les mots de passe doivent correspondre')
    expect(button().disabled).toBe(true)
    type('Confirmation du mot de passe', 'nouveau')
    await waitFor(() => expect(button().disabled).toBe(false))
  })

  it.each([
    [{}, 'court', 'Le mot de passe doit être au moins de 6 caractères'],
    [{}, 'ancien', 'Le nouveau mot de passe doit être différent'],
    [{ isStrong: true }, 'abC1', 'Le mot de passe doit être au moins de 5 caractères'],
    [{ isStrong: true }, 'abcDE', 'Le mot de passe doit contenir au moins un chiffre'],
    [{ isStrong: true }, 'ABCD1', 'Le mot de passe doit contenir au moins une minuscule'],
    [{ isStrong: true }, 'abcd1', 'Le mot de passe doit contenir au moins une majuscule'],
    [{ companyMinimum: 12 }, 'onze-lettre', 'Le mot de passe doit être au moins de 12 caractères'],
  ])('with %o says of «%s»: %s', async (demands, password, sentence) => {
    const { type } = show(demands)
    type('Ancien mot de passe', 'ancien')
    type('Nouveau mot de passe', password)
    await screen.findByText(sentence)
  })

  it('judges the confirmation anew when the new password changes', async () => {
    const { type, button } = show({ isCurrentRequired: false })
    type('Nouveau mot de passe', 'premier')
    type('Confirmation du mot de passe', 'premier')
    await waitFor(() => expect(button().disabled).toBe(false))
    type('Nouveau mot de passe', 'second')
    await screen.findByText('Les mots de passe doivent correspondre')
    expect(button().disabled).toBe(true)
  })

  it("says the server's sentence at its field and keeps what was typed", async () => {
    const refuse = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new RefusedError(422, 'INVALID', 'À corriger', { current: 'L’ancien mot de passe est incorrect' })),
    )
    const { type, button } = show({}, refuse)
    type('Ancien mot de passe', 'faux')
    type('Nouveau mot de passe', 'nouveau')
    type('Confirmation du mot de passe', 'nouveau')
    await waitFor(() => expect(button().disabled).toBe(false))
    fireEvent.click(button())
    await screen.findByText('L’ancien mot de passe est incorrect')
    expect(screen.getByLabelText<HTMLInputElement>('Nouveau mot de passe').value).toBe('nouveau')
    expect(screen.queryByText('À corriger')).toBeNull()
  })
  it('holds the page while something is unsaved, also after a refusal, and no longer when it was taken', async () => {
    const send = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new RefusedError(429, 'TOO_MANY_TRIES', 'Patientez'))
      .mockResolvedValueOnce({})
    const held: boolean[] = []
    const { type, button } = show({ isCurrentRequired: false }, send, () => held.push(isPageHeld()))
    expect(isPageHeld()).toBe(false)
    type('Nouveau mot de passe', 'nouveau')
    type('Confirmation du mot de passe', 'nouveau')
    await waitFor(() => expect(button().disabled).toBe(false))
    fireEvent.click(button())
    await screen.findByText('Patientez')
    expect(isPageHeld()).toBe(true)
    fireEvent.click(button())
    await waitFor(() => expect(held).toEqual([false]))
  })
})
