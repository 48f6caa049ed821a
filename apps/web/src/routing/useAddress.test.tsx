import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { id, oneOf, text } from './parameters.ts'
import { textsOf, type Values } from './query.ts'
import { inPlace, useAddress, type Change } from './useAddress.ts'

const query = { siteId: id('siteId'), filter: oneOf('filter', ['all', 'late'], 'all'), search: text('search') }
let change: Change<Values<typeof query>>

function Screen() {
  const [values, changeNow] = useAddress({ query })
  useEffect(() => {
    change = changeNow
  }, [changeNow])
  return <output>{JSON.stringify(values)}</output>
}

/** A page at an address, its history, and the values that its screen reads. */
async function opened(address: string) {
  const history = createMemoryHistory({ initialEntries: ['/before', address] })
  const root = createRootRoute()
  const routeAt = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: Screen, validateSearch: (search) => textsOf(query, search) })
  const router = createRouter({
    routeTree: root.addChildren([routeAt('/before'), routeAt('/list')]),
    history,
    parseSearch: (given) => Object.fromEntries(new URLSearchParams(given)),
    stringifySearch: (given) => {
      const texts = Object.entries(given).filter(([, value]) => value !== undefined)
      return texts.length === 0 ? '' : `?${new URLSearchParams(texts as [string, string][])}`
    },
  })
  await act(() => router.load())
  render(<RouterProvider router={router} />)
  await screen.findByRole('status')
  return { history, href: () => history.location.href, values: () => JSON.parse(screen.getByRole('status').textContent) as unknown }
}
const settle = (what: () => void) =>
  act(async () => {
    what()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

afterEach(cleanup)

it('reads the address, and a wrong text falls back without leaving it', async () => {
  const { href, values } = await opened('/list?siteId=abc&filter=late&other=1')
  expect(values()).toEqual({ siteId: null, filter: 'late', search: '' })
  expect(href()).toBe('/list?siteId=abc&filter=late&other=1')
})

it('a change takes the place of what is shown, and leaves alone what it does not name', async () => {
  const { history, href, values } = await opened('/list?filter=late&other=1')
  await settle(() => change({ siteId: 7, filter: 'all' }))
  expect(href()).toBe('/list?other=1&siteId=7')
  expect(values()).toEqual({ siteId: 7, filter: 'all', search: '' })
  await settle(() => history.back())
  expect(href()).toBe('/before')
})

it('a new step is undone by going back', async () => {
  const { history, href, values } = await opened('/list?filter=late')
  await settle(() => change({ filter: 'all' }, inPlace))
  expect(href()).toBe('/list')
  await settle(() => history.back())
  expect(href()).toBe('/list?filter=late')
  expect(values()).toMatchObject({ filter: 'late' })
})

it('what a step remembers beside the address stays through a change in its place, and another step has none of it', async () => {
  const { history } = await opened('/list')
  await settle(() => change({ siteId: 1 }, { isNewStep: true, state: { openedFrom: 'here' } }))
  await settle(() => change({ search: 'a' }))
  expect(history.location.state).toMatchObject({ openedFrom: 'here' })
  await settle(() => change({ siteId: 2 }, { isNewStep: true }))
  expect(history.location.state).not.toHaveProperty('openedFrom')
})
