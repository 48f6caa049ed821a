import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queries } from '../../../api/queries.ts'
import type { OutgoingAct } from '../../../offline/outgoing/outgoing.shape.ts'
import { outgoing, writeAct } from '../../../offline/outgoing/outgoing.ts'
import { readyForOutgoing, server } from '../../../offline/outgoing/server.testing.ts'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { KeptActs } from './KeptActs.tsx'

readyForOutgoing()
readyForParts()

const noon = new Date(2026, 9, 12, 12, 5).getTime()
let order = 0
const kept = (changes: Partial<OutgoingAct>): OutgoingAct => {
  order += 1
  const callId = `00000000-0000-4000-8000-${String(order).padStart(12, '0')}`
  const request = { method: 'DELETE', path: '/demands', payload: { id: order } }
  const known = {
    callId,
    owner: 'ACME/3',
    kind: 'cancellation',
    keptAt: Date.now(),
    order,
    subject: `demands/${order}`,
    digest: '',
    why: '',
  } as const
  return { ...known, state: 'waiting', request, ...changes }
}
function showKept(...acts: OutgoingAct[]): void {
  waiting.set([])
  // Nothing leaves by itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  acts.forEach(writeAct)
  show(
    <QueryClientProvider client={queries}>
      <KeptActs />
    </QueryClientProvider>,
  )
}
const toasts = () => waiting.get().map(({ text }) => text)
const lines = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((line) => line.textContent)

it('lists what waits with its kind and its time, and what was read as one', () => {
  showKept(
    kept({ keptAt: noon }),
    kept({ kind: 'comment', keptAt: noon + 60_000, why: 'Erreur imprévue.' }),
    kept({ kind: 'reading', keptAt: noon }),
    kept({ kind: 'reading' }),
    kept({ owner: 'ACME/4' }),
    kept({ state: 'sending' }),
  )
  expect(screen.getByRole('status').textContent).toContain('4 envois en attente sur cet appareil.')
  expect(lines()).toEqual([
    'L’annulation de votre demande, 12 oct. 2026, 12:05Ne pas envoyer',
    'Votre commentaire, 12 oct. 2026, 12:06 Erreur imprévue.Ne pas envoyer',
    'Ce que vous avez lu, 12 oct. 2026, 12:05Ne pas envoyer',
  ])
})

it('«Ne pas envoyer» takes back: the act is withdrawn once the network is back, and is not sent', async () => {
  const taken = kept({})
  showKept(taken)
  fireEvent.click(screen.getByRole('button', { name: 'Ne pas envoyer\u00a0: l’annulation de votre demande' }))
  expect(lines()).toEqual(['L’annulation de votre demande\u00a0: retrait au retour du réseau'])
  vi.restoreAllMocks()
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(toasts()).toEqual(['Envoi retiré\u00a0: rien n’est parti.']))
  expect([server.heard, outgoing.get()]).toEqual([[`3 withdraw ${taken.callId}`], []])
})

it('shows a refusal with its reason until it is dismissed', () => {
  showKept(kept({ state: 'refused', request: null, why: 'La demande est déjà traitée.' }))
  expect(screen.getByRole('alert').textContent).toContain(
    'Non enregistré\u00a0: l’annulation de votre demande. La demande est déjà traitée.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'J’ai compris' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(localStorage).toHaveLength(0)
})

it('asks before it sends what was kept for too long, under its id', async () => {
  const old = kept({ state: 'old', keptAt: Date.now() - 14 * 86_400_000 })
  showKept(old)
  expect(screen.getByRole('alert').textContent).toContain('Vérifiez si c’est déjà enregistré')
  vi.restoreAllMocks()
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer\u00a0: l’annulation de votre demande' }))
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(toasts()).toEqual(['Envoyé\u00a0: l’annulation de votre demande']))
  expect(server.heard[0]).toContain(`3 ${old.callId} DELETE`)
})

it('takes back what was kept for too long, and says that nothing is certain', async () => {
  showKept(kept({ state: 'old', keptAt: Date.now() - 14 * 86_400_000 }))
  vi.restoreAllMocks()
  fireEvent.click(screen.getByRole('button', { name: 'Ne pas envoyer\u00a0: l’annulation de votre demande' }))
  await waitFor(() =>
    expect(toasts()).toEqual(['Retrait trop tardif pour être certain\u00a0: l’annulation de votre demande. Vérifiez si c’est enregistré.']),
  )
  expect(outgoing.get()).toEqual([])
})
