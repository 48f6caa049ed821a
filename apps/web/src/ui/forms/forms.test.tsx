import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { RefusedError } from '../../api/errors.ts'
import { endSession } from '../../session/ending.ts'
import { isPageHeld } from '../../session/reach.ts'
import { sessionStore, type Exchange } from '../../session/store.ts'
import { Field } from '../fields/Field.tsx'
import { readyForParts, show } from '../testing.tsx'
import { FormNotice } from './FormNotice.tsx'
import { keptDrafts } from './keptDrafts.ts'
import { useForm, type FormOptions } from './useForm.ts'
import { useVersionedForm } from './useVersionedForm.ts'

readyForParts()

interface Draft {
  readonly city: string
  readonly phone: string
}
const start: Draft = { city: 'Lyon', phone: '' }
const cityField = () => screen.getByLabelText<HTMLInputElement>('Ville')
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.submit(cityField().form!)
const refusal = (status: number, code: string, errors: Record<string, string> = {}) =>
  new RefusedError(status, code, 'Certaines valeurs sont à corriger.', errors)

/** Somebody is in, and ends their session in another tab. */
function signOutElsewhere(): void {
  sessionStore.set({ phase: 'ready', exchange: { user: {} } as unknown as Exchange })
  endSession('elsewhere')
}

type Options = Partial<FormOptions<Draft, unknown>>
function Plain(options: Options) {
  const form = useForm<Draft, unknown>({ start, send: () => Promise.resolve(), onDone: () => undefined, ...options })
  return (
    <form {...form.formProps}>
      <FormNotice form={form} />
      <Field label="Ville" {...form.textProps('city')} />
      <Field label="Téléphone" {...form.textProps('phone')} />
      {form.isBusy && <p>…</p>}
    </form>
  )
}
const judge = ({ phone }: Draft) => (phone === 'abc' ? { phone: 'Ce numéro n’est pas bon.' } : {})

describe('a form', () => {
  it('is not sent while a rule finds something wrong; the field says it, has the caret, and is judged with each change', async () => {
    const send = vi.fn<() => Promise<void>>(() => Promise.resolve())
    show(<Plain validate={judge} send={send} />)
    type('Téléphone', 'abc')
    expect(screen.queryByText('Ce numéro n’est pas bon.')).toBeNull()
    submit()
    await screen.findByText('Ce numéro n’est pas bon.')
    expect(document.activeElement).toBe(screen.getByLabelText('Téléphone'))
    expect(send).not.toHaveBeenCalled()
    type('Téléphone', '0612')
    expect(screen.queryByText('Ce numéro n’est pas bon.')).toBeNull()
    type('Téléphone', 'abc')
    expect(screen.queryByText('Ce numéro n’est pas bon.')).not.toBeNull()
  })

  it('where it judges on leaving, says what is wrong with a field once one has left it', () => {
    show(<Plain validate={judge} validatesOnBlur />)
    type('Téléphone', 'abc')
    expect(screen.queryByText('Ce numéro n’est pas bon.')).toBeNull()
    fireEvent.blur(screen.getByLabelText('Téléphone'))
    expect(screen.queryByText('Ce numéro n’est pas bon.')).not.toBeNull()
  })

  it("says the server's sentence at its field until the field changes, and keeps what was typed", async () => {
    show(
      <Plain
        nameOf={(field) => (field === 'town' ? 'city' : field)}
        send={() => Promise.reject(refusal(422, 'INVALID', { town: 'Inconnue.' }))}
      />,
    )
    type('Ville', 'Atlantis')
    submit()
    await screen.findByText('Inconnue.')
    expect(screen.queryByText('Certaines valeurs sont à corriger.')).toBeNull()
    expect(document.activeElement).toBe(cityField())
    expect(cityField().value).toBe('Atlantis')
    type('Téléphone', '06')
    expect(screen.queryByText('Inconnue.')).not.toBeNull()
    type('Ville', 'Brest')
    expect(screen.queryByText('Inconnue.')).toBeNull()
  })

  it('says a refusal that blames none of its fields above them, until something is typed', async () => {
    show(<Plain send={() => Promise.reject(refusal(422, 'INVALID', { elsewhere: 'Inconnue.' }))} />)
    submit()
    await screen.findByText('Certaines valeurs sont à corriger.')
    type('Téléphone', '06')
    expect(screen.queryByText('Certaines valeurs sont à corriger.')).toBeNull()
  })

  it('leaves the caret to whoever types on after a refusal, also where a field is judged wrong a moment later', async () => {
    show(<Plain validate={judge} send={() => Promise.reject(refusal(401, 'WRONG_PASSWORD'))} />)
    submit()
    await screen.findByText('Certaines valeurs sont à corriger.')
    type('Téléphone', 'abc')
    cityField().focus()
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    expect(screen.getByLabelText('Téléphone').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(cityField())
  })

  it('holds the page from what is typed until it is taken, and lets it go before it is done', async () => {
    const held: boolean[] = []
    show(<Plain onDone={() => held.push(isPageHeld())} />)
    expect(isPageHeld()).toBe(false)
    type('Téléphone', '06')
    expect(isPageHeld()).toBe(true)
    submit()
    await waitFor(() => expect(held).toEqual([false]))
  })

  it('takes fields that a password manager fills and sends in one go', async () => {
    const send = vi.fn<FormOptions<Draft, unknown>['send']>(() => Promise.resolve())
    show(<Plain send={send} />)
    act(() => {
      type('Ville', 'Brest')
      type('Téléphone', '06')
      submit()
    })
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(send.mock.calls[0]?.[0].draft).toEqual({ city: 'Brest', phone: '06' })
  })

  it.each(['taken', 'refused'] as const)(
    'of what was %s when somebody had signed out says something only where it still stands',
    async (how) => {
      for (const stands of [false, true]) {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        const heard = vi.fn<() => undefined>()
        const { again } = show(<Plain send={() => promise} onDone={heard} explain={heard} />)
        submit()
        await screen.findByText('…')
        signOutElsewhere()
        if (!stands) again(<p />)
        if (how === 'taken') resolve()
        else reject(refusal(422, 'INVALID'))
        await act(() => promise.catch(() => undefined))
        expect(heard).toHaveBeenCalledTimes(stands ? 1 : 0)
        expect(screen.queryByText('…')).toBeNull()
      }
    },
  )

  it('is sent once, however often one presses', async () => {
    let answer = () => {}
    const send = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (answer = resolve)))
    show(<Plain send={send} />)
    submit()
    await screen.findByText('…')
    submit()
    answer()
    await waitFor(() => expect(screen.queryByText('…')).toBeNull())
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('finds what was typed when it is opened again, until it is taken', async () => {
    const kept = keptDrafts<Draft>()
    const { again } = show(<Plain key="one" kept={kept(7)} />)
    type('Téléphone', '06')
    again(<Plain key="two" kept={kept(7)} />)
    expect(screen.getByLabelText<HTMLInputElement>('Téléphone').value).toBe('06')
    expect(kept(8).read()).toBeUndefined()
    again(<span />)
    // Its form is closed, and the browser still asks before the tab goes.
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(asks()).toBe(true)
    again(<Plain key="three" kept={kept(7)} />)
    submit()
    await waitFor(() => expect(kept(7).read()).toBeUndefined())
    await waitFor(() => expect(asks()).toBe(false))
  })
})

const former = { city: 'Lyon', phone: '', version: 3 }
const theirs = { city: 'Brest', phone: '07', version: 4 }
const save = vi.fn<(draft: Draft & { version: number | null }) => Promise<void>>()

/** What stands on the server is `theirs` as soon as it is asked for anew. */
function Versioned() {
  const [{ version, ...now }, setStanding] = useState(former)
  const form = useVersionedForm<Draft, unknown>({
    now,
    version,
    changed: 'Une autre personne a modifié cette fiche.',
    refresh: async () => setStanding(theirs),
    send: (filled) => save({ ...filled.draft, version: filled.version }),
    onDone: () => undefined,
  })
  return (
    <form {...form.formProps}>
      <FormNotice form={form} />
      <Field label="Ville" {...form.textProps('city')} hint={form.theirsOf('city')} />
      <Field label="Téléphone" {...form.textProps('phone')} hint={form.theirsOf('phone')} />
    </form>
  )
}

describe('a form over something that another may change', () => {
  it('after a conflict keeps what was typed, says what the other saved, and goes on over it knowingly', async () => {
    save.mockRejectedValueOnce(refusal(409, 'CONFLICT')).mockResolvedValueOnce()
    show(<Versioned />)
    type('Ville', 'Nantes')
    submit()
    await screen.findByText('Une autre personne a modifié cette fiche.')
    expect(cityField().value).toBe('Nantes')
    expect(screen.queryByText(/Enregistré entre-temps\s: Brest/u)).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Continuer' }))
    expect(screen.queryByText('Une autre personne a modifié cette fiche.')).toBeNull()
    expect([cityField().value, screen.getByLabelText<HTMLInputElement>('Téléphone').value]).toEqual(['Nantes', '07'])
    submit()
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    expect(save.mock.calls.map(([sent]) => sent)).toEqual([
      { city: 'Nantes', phone: '', version: 3 },
      { city: 'Nantes', phone: '07', version: 4 },
    ])
  })
})
