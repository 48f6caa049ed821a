import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { pagesMissing } from '@vigie/contract/documents/documents.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { fr } from '@vigie/phrases/fr/all.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { configureAt } from '../../../api/configure.testing.ts'
import { queries } from '../../../api/queries.ts'
import { waiting } from '../../../ui/feedback/toast.ts'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { unread } from '../documents.testing.ts'
import { ValidationSheet } from './ValidationSheet.tsx'

readyForParts()

const at = '2026-11-20T07:12:00Z' as Instant
let server: Server
let heard: string[] = []
let said: object = {}
let status = 200
beforeAll(async () => {
  server = createServer((asked, answer) => {
    if (asked.method === 'PUT') {
      heard.push(asked.url ?? '')
      void text(asked).then((body) => (said = JSON.parse(body) as object))
    } else asked.resume()
    answer.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    answer.setHeader('access-control-allow-methods', '*').setHeader('content-type', 'application/json')
    answer.writeHead(asked.method === 'OPTIONS' ? 204 : status)
    const refusal = { code: 'DOCUMENT_VALIDATED', message: 'Vous avez déjà validé ce document.' }
    answer.end(asked.method === 'OPTIONS' ? undefined : JSON.stringify(status === 200 ? { validated_at: at } : refusal))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureAt(() => (server.address() as AddressInfo).port)
})
afterAll(() => server.close())
beforeEach(() => {
  heard = []
  went = []
  status = 200
  waiting.set([])
})

let went: number[] = []
const shown = (changes: Partial<Document>, shownPages: readonly number[] = [], hasFailed = false) => {
  const document = { ...unread, ...changes }
  show(
    <QueryClientProvider client={queries}>
      <ValidationSheet
        document={document}
        reading={document}
        missing={pagesMissing(document, new Set(shownPages))}
        hasFailed={hasFailed}
        onPage={(page) => went.push(page)}
      />
    </QueryClientProvider>,
  )
}
const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: fr.documents.validation.usual })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Valider' })

it('the tick is closed until the document was opened, and says so', () => {
  shown({})
  expect([tick().disabled, button().disabled]).toEqual([true, true])
  expect(screen.queryByText('Ouvrez le document avant de valider')).not.toBeNull()
})

it('of one that is to be read whole it is closed until every page was shown, says which are missing and leads to the first', () => {
  shown({ viewedAt: at, wantsWhole: true, page: 3 }, [1, 2, 3])
  expect(tick().disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: /^Il vous reste 1 page à lire\s: la 4$/ }))
  expect(went).toEqual([4])
})

it('names missing pages as the language does, those shown beyond a gap not among them', () => {
  const said = (pages: number, page: number, beyond: readonly number[]) => {
    shown({ viewedAt: at, wantsWhole: true, pages, page }, beyond)
    const name = screen.getByText(/^Il vous reste/).textContent.replaceAll('\u00a0', ' ')
    cleanup()
    return name
  }
  expect(said(4, 1, [1])).toBe('Il vous reste 3 pages à lire : 2 à 4')
  expect(said(4, 1, [1, 4])).toBe('Il vous reste 2 pages à lire : 2 et 3')
  expect(said(9, 1, [1, 5, 8])).toBe('Il vous reste 6 pages à lire : 2 à 4, 6, 7 et 9')
  expect(said(60, 0, [2, 4, 6, 8, 10, 12])).toBe('Il vous reste 54 pages à lire : 1, 3, 5…')
})

it('opens with the last page; the button waits for the tick, and validates once', async () => {
  shown({ viewedAt: at, wantsWhole: true, page: 4 }, [1, 2, 3, 4])
  expect([tick().disabled, button().disabled]).toEqual([false, true])
  fireEvent.click(tick())
  fireEvent.click(button())
  fireEvent.click(button())
  await waitFor(() => expect(waiting.get().map(({ text }) => text)).toEqual(['Document validé']))
  expect(heard).toEqual(['/api/file/validated'])
  expect(said).toMatchObject({ is_confirmed: true, validation_text: fr.documents.validation.usual })
})

it('stays closed for a document whose pages were shown elsewhere and not on this device', () => {
  shown({ viewedAt: at, page: 1 })
  expect([tick().disabled, button().disabled]).toEqual([true, true])
  expect(screen.queryByText('Ouvrez le document avant de valider')).not.toBeNull()
  cleanup()
  shown({ viewedAt: at, wantsWhole: true, page: 4 }, [1, 2])
  expect(tick().disabled).toBe(true)
  expect(screen.queryByText(/^Il vous reste 2 pages à lire\s: 3 et 4$/)).not.toBeNull()
})

it('opens with the first page of a document that need not be read whole', () => {
  shown({ viewedAt: at, page: 1 }, [1])
  expect(tick().disabled).toBe(false)
})

it('closes with the sentence of a failed load, also after its pages were shown', () => {
  shown({ viewedAt: at, wantsWhole: true, page: 4 }, [1, 2, 3, 4], true)
  expect([tick().disabled, button().disabled]).toEqual([true, true])
  expect(screen.getByRole('status').textContent).toBe('Impossible de charger le documentRéessayez ou contactez votre administrateur')
})

it('says why the status was not changed, with the field of the specification', async () => {
  status = 409
  shown({ viewedAt: at, page: 1 }, [1])
  fireEvent.click(tick())
  fireEvent.click(button())
  const told = await screen.findByRole('alert')
  expect(told.textContent).toBe('Échec de la mise à jour du statut (validated_at)Vous avez déjà validé ce document.')
})

it('a sentence that takes the place of the one that was ticked is not ticked', () => {
  const sheet = (validationText: string | null) => (
    <QueryClientProvider client={queries}>
      <ValidationSheet
        document={{ ...unread, viewedAt: at, validationText }}
        reading={{ ...unread, viewedAt: at, validationText, page: 1 } as Document}
        missing={[]}
        hasFailed={false}
        onPage={() => undefined}
      />
    </QueryClientProvider>
  )
  const { again } = show(sheet(null))
  fireEvent.click(tick())
  expect(button().disabled).toBe(false)
  again(sheet('Je renonce à mes heures.'))
  expect([screen.getByRole<HTMLInputElement>('checkbox').checked, button().disabled]).toEqual([false, true])
})

it('what was validated has no tick any more', () => {
  shown({ viewedAt: at, validatedAt: at })
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByText(/Vous avez validé ce document le 20 nov\. 2026/)).not.toBeNull()
})

it('nobody who is not asked is shown one; a manager’s own sentence takes the place of the usual', () => {
  shown({ viewedAt: at, validationText: 'J’ai lu et compris ces consignes.' })
  expect(screen.queryByRole('checkbox', { name: 'J’ai lu et compris ces consignes.' })).not.toBeNull()
  show(
    <QueryClientProvider client={queries}>
      <ValidationSheet
        document={{ ...unread, isAsked: false }}
        reading={{ ...unread, isAsked: false }}
        missing={[]}
        hasFailed={false}
        onPage={() => undefined}
      />
    </QueryClientProvider>,
  )
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})
