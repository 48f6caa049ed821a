import { screen } from '@testing-library/react'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { beforeEach, expect, it } from 'vitest'
import { wholePosts } from '../../../domains/shifts/post.rules.ts'
import { shiftAt } from '../../../domains/shifts/shifts.testing.ts'
import { inState } from '../../../domains/shifts/states.rules.ts'
import { useShiftWords } from '../../../domains/shifts/useShiftWords.ts'
import { sessionStore, type Exchange } from '../../../session/store.ts'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { PostNotice } from './PostNotice.tsx'

readyForParts()
beforeEach(() => sessionStore.set({ phase: 'ready', exchange: { timeZone: 'Europe/Paris' } as Exchange }))

const [start, handover, end] = ['2026-10-14T20:00:00Z', '2026-10-15T00:40:00Z', '2026-10-15T04:00:00Z'] as Instant[] as [
  Instant,
  Instant,
  Instant,
]
const left: Partial<Shift> = {
  arrivedAt: start,
  leftAt: '2026-10-15T00:00:00Z' as Instant,
  clockInStatus: status.done,
  clockOutStatus: status.done,
}

function Word({ shift, now }: { shift: Shift; now: Instant }) {
  return <p data-testid="word">{useShiftWords().state(inState(shift, now, defaultSettings), now)}</p>
}
/** What is read of a post from 22:00 to 06:00, given to LEROY at 02:40. */
function read(now: Instant, first: Partial<Shift>, second: Partial<Shift>) {
  const parts = [
    shiftAt(start, handover, { id: 1, agentName: 'PETIT', followedById: 2, ...first }),
    shiftAt(handover, end, { id: 2, agentId: 8, agentName: 'LEROY', followsId: 1, ...second }),
  ]
  const post = wholePosts(parts, now, defaultSettings)[0]!
  show(
    <>
      <Word shift={post} now={now} />
      <PostNotice post={post.post!} now={now} />
    </>,
  )
  const sentence = (screen.queryByRole('alert') ?? screen.getByRole('status')).textContent
  return [screen.getByTestId('word').textContent, sentence, ...screen.queryAllByRole('listitem').map(({ textContent }) => textContent)].map(
    (text) => text?.replaceAll(/\s/g, ' '),
  )
}
const came: Partial<Shift> = { arrivedAt: addMinutes(handover, 15), clockInStatus: status.done }

it('says since when the post is empty, and when the new agent is expected', () => {
  expect(read(addMinutes(handover, 1), {}, {})).toEqual([
    'Poste vide depuis 22:00 · nouvel agent attendu à 02:40',
    'Poste prévu de 22:00 à 06:00, vide depuis 22:00.',
    'depuis 22:00Poste vide',
  ])
})

it('says that no agent is to come', () => {
  expect(read(addMinutes(handover, 1), left, { agentId: null, agentName: null })[0]).toBe('Poste vide depuis 02:00 · aucun agent désigné')
})

it('says that an arrival is to be confirmed', () => {
  const said = read(addMinutes(handover, 20), left, { ...came, isClockInUnconfirmed: true, unconfirmedCount: 1 })
  expect(said[0]).toBe('Poste vide depuis 02:00 · arrivée à confirmer')
})

it('says since when it is held again, and who held it before', () => {
  expect(read(addMinutes(handover, 60), left, came)).toEqual([
    'Tenu à nouveau à 02:55 · vide 55 min',
    'Poste prévu de 22:00 à 06:00, tenu à nouveau à 02:55.',
    '22:00 – 02:00PETIT',
    '02:00 – 02:55Poste vide',
    'depuis 02:55LEROY',
  ])
})

it('says of a post that is over that it was empty to its end', () => {
  expect(read(addMinutes(end, 60), left, {})).toEqual([
    'Pas arrivé',
    'Poste prévu de 22:00 à 06:00, vide à partir de 02:00.',
    '22:00 – 02:00PETIT',
    '02:00 – 06:00Poste vide',
  ])
})

it('says when it changes hands where it is not empty', () => {
  expect(read(addMinutes(start, 60), { arrivedAt: start, clockInStatus: status.done }, {})).toEqual([
    'En cours',
    'Poste prévu de 22:00 à 06:00, repris à partir de 02:40.',
    'depuis 22:00PETIT',
  ])
})
