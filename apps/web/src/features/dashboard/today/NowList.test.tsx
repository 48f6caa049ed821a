import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { NowList } from './NowList.tsx'
import type { HomeShifts } from './useHomeShifts.ts'

readyForParts()

const refetch = vi.fn<() => void>()
const answered = { isPending: false, isError: false, error: null, data: { shifts: [], current: [], phones: [] }, refetch }
const shown = (answer: Partial<Record<keyof typeof answered, unknown>>, rows: readonly string[] = []) =>
  show(
    <NowList
      title="En ce moment"
      home={{ ...answered, ...answer } as unknown as HomeShifts}
      label="Agents"
      rows={rows}
      usually={4}
      empty="Personne"
      head="Agent"
    >
      {(name) => <li key={name}>{name}</li>}
    </NowList>,
  )
const list = () => screen.queryByRole('list', { name: 'Agents' })

it('what is on now is on its way, and has no rows yet', () => {
  shown({ isPending: true, data: undefined })
  expect([screen.queryByRole('group', { name: 'Chargement…' }) !== null, list()]).toEqual([true, null])
})

it('says that there is nobody, without a head', () => {
  shown({})
  expect(screen.getByRole('region', { name: 'En ce moment' }).textContent).toBe('En ce momentPersonne')
})

it('shows who is there', () => {
  shown({}, ['Awa', 'Nils'])
  expect(list()?.textContent).toBe('AwaNils')
})

it('that could not be read is asked anew, and what was there before stays', () => {
  const failed = { isError: true, error: new Error('no') }
  shown({ ...failed, data: undefined })
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(refetch).toHaveBeenCalledOnce()
  shown(failed, ['Awa'])
  expect(list()?.textContent).toBe('Awa')
})
