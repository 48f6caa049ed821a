import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { connection } from '../../../../api/connection.ts'
import { answering, showOnPage } from '../../../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../../../ui/testing.tsx'
import { useClockingLists } from './useClockingLists.ts'

readyForParts()
const server = answering()
afterEach(() => act(() => connection.set('off')))

const [ofLists, ofDay] = ['GET /schedules/clockingShifts', 'GET /clockings/device/shifts']
const lists = { clockable: [], clocked: [], isResourcesVisible: true, shiftsVisibilityMode: 'day' }
const day = { sites: [], clockingByCode: true, clockingByNfc: false, isResourcesVisible: true, shifts: [] }
const never = () => new Promise<never>(() => {})

function Lists() {
  const { data } = useClockingLists()
  return <p>{data ? 'there' : 'on its way'}</p>
}
const shown = () => document.querySelector('p')?.textContent
const countOf = (call: string) => server.asked.filter((one) => one.call === call).length
/** Whatever would be asked too often has been. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))
const back = () =>
  act(() => {
    connection.set('lost')
    connection.set('live')
  })

it.each(['live', 'lost'] as const)(
  'a list that a dead line has swallowed, opened on one that is %s, comes as soon as it is back',
  async (line) => {
    connection.set('live')
    connection.set(line)
    server.to({ [ofLists]: never, [ofDay]: never })
    await showOnPage(<Lists />)
    await waitFor(() => expect([countOf(ofLists), countOf(ofDay)]).toEqual([1, 1]))
    expect(shown()).toBe('on its way')
    server.to({ [ofLists]: () => ({ body: lists }), [ofDay]: () => ({ body: day }) })
    back()
    await waitFor(() => expect(shown()).toBe('there'))
    await settled()
    expect([countOf(ofLists), countOf(ofDay)]).toEqual([2, 2])
  },
)

it('a list that is there is asked anew when the line is back, though the day is swallowed; and by no page that is gone', async () => {
  connection.set('live')
  server.to({ [ofLists]: () => ({ body: lists }), [ofDay]: never })
  await showOnPage(<Lists />)
  await waitFor(() => expect(shown()).toBe('there'))
  back()
  await waitFor(() => expect([countOf(ofLists), countOf(ofDay)]).toEqual([2, 2]))
  await settled()
  cleanup()
  back()
  await settled()
  expect([countOf(ofLists), countOf(ofDay)]).toEqual([2, 2])
})
