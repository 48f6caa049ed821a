import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readyForParts } from '../../../ui/testing.tsx'
import { answering, showOnPage } from '../../../domains/testing/answering.testing.tsx'
import { NoticeList } from './NoticeList.tsx'
import { useNotices } from './useNotices.ts'

readyForParts()
const server = answering()

const notice = (id: number, isRead: boolean, more: object = {}) => ({
  id,
  kind: 'documentFiled',
  title: `Consigne ${id}`,
  body: 'À lire.',
  path: `/documents?documentId=${id}`,
  created_at: '2026-11-20T06:12:00Z',
  read_at: isRead ? '2026-11-20T07:00:00Z' : null,
  ...more,
})
const page = (notifications: unknown[], nextCursor: string | null = null) => ({ body: { notifications, unread_count: 2, nextCursor } })
let seen: (target: Element) => void = () => {}

beforeEach(() => {
  // The test says what stands before the eyes.
  const watched = new Map<Element, IntersectionObserverCallback>()
  globalThis.IntersectionObserver = class {
    readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell
    }
    observe = (target: Element) => void watched.set(target, this.tell)
    unobserve = (target: Element) => void watched.delete(target)
    disconnect = () => {}
    takeRecords = () => []
  } as unknown as typeof IntersectionObserver
  seen = (target) => watched.get(target)?.([{ isIntersecting: true } as IntersectionObserverEntry], undefined as never)
  server.to({
    'GET /notifications': ({ query }) =>
      query.get('unread') === 'true'
        ? page([notice(9, false), notice(7, false)])
        : page([notice(5, true)], query.has('cursor') ? null : 'next'),
    'PUT /notifications/read': () => ({ body: { unread_count: 0 } }),
  })
})

function List() {
  const notices = useNotices()
  return (
    <>
      <button type="button" onClick={notices.readAll}>
        Tout lire
      </button>
      <NoticeList notices={notices} heading="h2" />
    </>
  )
}
const rows = () => screen.getAllByRole('link')
const told = () => server.asked.filter(({ call }) => call === 'PUT /notifications/read').map(({ body }) => body)

it('shows what is unread first, each with its page, and says which is', async () => {
  await showOnPage(<List />)
  const fresh = within(await screen.findByRole('region', { name: 'Nouvelles' }))
  expect(fresh.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/documents?documentId=9',
    '/documents?documentId=7',
  ])
  expect(fresh.getAllByText('Non lue')).toHaveLength(2)
  const older = within(await screen.findByRole('region', { name: 'Déjà lues' }))
  expect(older.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Consigne 5')])
  expect(older.queryByText('Non lue')).toBeNull()
})

it('what has been before the eyes is read, and stays where it is until the list is closed', async () => {
  await showOnPage(<List />)
  await screen.findByRole('region', { name: 'Nouvelles' })
  seen(rows()[1]!.parentElement!)
  await waitFor(() => expect(told()).toEqual([{ ids: [7] }]), { timeout: 4000 })
  expect(within(screen.getByRole('region', { name: 'Nouvelles' })).getAllByText('Non lue')).toHaveLength(2)
})

it('all are read at once, up to the newest that is shown', async () => {
  await showOnPage(<List />)
  await screen.findByRole('region', { name: 'Nouvelles' })
  fireEvent.click(screen.getByRole('button', { name: 'Tout lire' }))
  await waitFor(() => expect(told()).toEqual([{ up_to: 9 }]))
  expect(screen.queryByText('Non lue')).toBeNull()
})

it('the arrows walk through both parts', async () => {
  await showOnPage(<List />)
  await screen.findByRole('region', { name: 'Déjà lues' })
  rows()[1]!.focus()
  fireEvent.keyDown(rows()[1]!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(rows()[2])
  fireEvent.keyDown(rows()[2]!, { key: 'Home' })
  expect(document.activeElement).toBe(rows()[0])
})

it('a message is read here: a long one is opened in place, and nothing leads away', async () => {
  const text = 'Demain à 9 h au siège. '.repeat(20)
  const message = { kind: 'message', path: '/notifications' }
  server.to({
    'GET /notifications': ({ query }) =>
      page(
        query.get('unread') === 'true'
          ? [notice(9, false, { ...message, body: text }), notice(8, false, { ...message, title: 'Court' })]
          : [],
      ),
    'PUT /notifications/read': () => ({ body: { unread_count: 0 } }),
  })
  await showOnPage(<List />)
  const long = await screen.findByRole('button', { name: /Consigne 9/ })
  expect(long.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(long)
  expect(long.getAttribute('aria-expanded')).toBe('true')
  expect([screen.queryByRole('link'), screen.queryByRole('button', { name: /Court/ })]).toEqual([null, null])
})

it('says that there is nothing, and why it could not be read', async () => {
  server.to({ 'GET /notifications': () => page([]) })
  await showOnPage(<List />)
  expect(await screen.findByText('Aucune notification')).toBeDefined()
})

it('that could not be read is said, and asked anew', async () => {
  server.to({ 'GET /notifications': () => ({ status: 403, body: { code: 'FORBIDDEN', message: 'Vous n’avez pas ce droit.' } }) })
  await showOnPage(<List />)
  expect(await screen.findByText('Vous n’avez pas ce droit.')).toBeDefined()
})
