import { fireEvent, screen } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { OfflineError, RefusedError } from '../../api/errors.ts'
import { LocationOffDrawing, SuccessDrawing } from '../illustrations/pages.tsx'
import { EmptyDrawing, ErrorDrawing, OfflineDrawing } from '../illustrations/states.tsx'
import { Splash } from './Splash.tsx'
import { EmptyState, ErrorState, StatePage } from './StatePage.tsx'
import { readyForParts, show } from '../testing.tsx'

readyForParts()

it('has five different drawings for its states, which only say what the sentence says', () => {
  const drawings = [EmptyDrawing, ErrorDrawing, SuccessDrawing, LocationOffDrawing, OfflineDrawing]
  const drawn = drawings.map((Drawn) => {
    show(<StatePage drawing={<Drawn />} title="Titre" />)
    const drawing = [...document.querySelectorAll('svg')].at(-1)!
    expect(drawing.getAttribute('aria-hidden')).toBe('true')
    return drawing.innerHTML
  })
  expect(new Set(drawn).size).toBe(5)
})

it('takes the reader to the title of a whole page', () => {
  show(<StatePage isPage drawing={<ErrorDrawing />} title="Désolé !" action={<button type="button">Retour</button>} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Désolé !' }))
})

it('says what to do about an empty list', () => {
  show(<EmptyState title="Aucun site" action={<button type="button">Ajouter un site</button>} />)
  expect(screen.getByRole('button', { name: 'Ajouter un site' })).toBeDefined()
})

it.each([
  [new RefusedError(409, 'CONFLICT', 'Ce site vient de changer.'), 'Ce site vient de changer.'],
  [new OfflineError(), 'Connexion au serveur échouée'],
  [new TypeError('secret'), 'Une erreur est survenue, veuillez réessayer ultérieurement.'],
])('says %s in a sentence, and offers to try again', (error, sentence) => {
  const onRetry = vi.fn<() => void>()
  show(<ErrorState error={error} onRetry={onRetry} />)
  expect(screen.getByText(sentence)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

it('leads elsewhere where trying again would change nothing, and nowhere else', () => {
  const elsewhere = <button type="button">Voir les sites</button>
  const offered = (error: Error) => {
    const { again } = show(<ErrorState error={error} onRetry={() => undefined} elsewhere={elsewhere} />)
    const names = screen.getAllByRole('button').map((button) => button.textContent)
    again(<div />)
    return names
  }
  expect(offered(new RefusedError(404, 'NOT_FOUND', 'Introuvable'))).toEqual(['Voir les sites'])
  expect(offered(new RefusedError(429, 'TOO_MANY_CALLS', 'Patientez'))).toEqual(['Réessayer'])
  expect(offered(new OfflineError())).toEqual(['Réessayer'])
})

it.each([400, 403, 404, 410])('offers no second try of a refusal that is for good (%i), but the way home', async (status) => {
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <ErrorState error={new RefusedError(status, 'X', 'Introuvable')} onRetry={() => undefined} />,
    }),
    history: createMemoryHistory({ initialEntries: ['/site/site'] }),
  })
  show(<RouterProvider router={router} />)
  expect((await screen.findByRole('link', { name: 'Revenir à l’accueil' })).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
})

it('the full-page loader is told, with a bar at the top in a loop of 3.2 seconds', () => {
  show(<Splash label="Chargement…" />)
  const loader = screen.getByRole('status', { name: 'Chargement…' })
  const [bar, mark] = [...loader.children].map((part) => getComputedStyle(part))
  expect([bar!.position, bar!.inset]).toEqual(['fixed', '0 0 auto 0'])
  for (const moving of [bar!, mark!]) expect(moving.animation).toContain('3.2s')
})
