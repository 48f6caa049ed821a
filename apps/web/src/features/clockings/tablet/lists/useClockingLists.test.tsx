import { act, waitFor } from '@testing-library/react'
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
const back = () =>
  act(() => {
    connection.set('lost')
    connection.set('live')
  })

it('a list that a dead line has swallowed is asked again as soon as the line is back', async () => {
  connection.set('live')
  server.to({ [ofLists]: never, [ofDay]: never })
  await showOnPage(<Lists />)
  await waitFor(() => expect([countOf(ofLists), countOf(ofDay)]).toEqual([1, 1]))
  expect(shown()).toBe('on its way')
  server.to({ [ofLists]: () => ({ body: lists }), [ofDay]: () => ({ body: day }) })
  back()
  await waitFor(() => expect(shown()).toBe('there'))
})

it('a list that is there is asked anew when the line is back, which tells nothing of what happened meanwhile', async () => {
  connection.set('live')
  server.to({ [ofLists]: () => ({ body: lists }), [ofDay]: () => ({ body: day }) })
  await showOnPage(<Lists />)
  await waitFor(() => expect(shown()).toBe('there'))
  const before = countOf(ofLists)
  back()
  await waitFor(() => expect(countOf(ofLists)).toBe(before + 1))
})
