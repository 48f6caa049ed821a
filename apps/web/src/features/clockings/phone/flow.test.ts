import type { PhoneSite } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, test } from 'vitest'
import { advance, idle, occasionOf, type Flow, type FlowAction, type Intent } from './flow.ts'

const now = '2026-10-12T10:00:00Z' as Instant
const shift = { id: 1, endsAt: '2026-10-12T17:00:00Z', arrivedAt: null, leftAt: null } as Shift
const site = { latitude: 48.8566, longitude: 2.3522, perimeterMetres: 150, isOutsideAreaRefused: false } as PhoneSite
const intent = (more: Partial<Intent> = {}): Intent => ({
  act: 'start',
  shift,
  site,
  clockingUuid: 'one',
  reading: null,
  areaCheck: null,
  reasonId: null,
  comment: '',
  isEarly: false,
  isOpenToAll: false,
  readings: 0,
  ...more,
})
const began = (more: Partial<Intent> = {}, isExplained = true): FlowAction => ({ type: 'began', intent: intent(more), isExplained })
const read = (latitude = 48.8566, accuracyMetres = 10): FlowAction => ({
  type: 'read',
  reading: { latitude, longitude: 2.3522, accuracyMetres },
  now,
})
const through = (...happenings: FlowAction[]): Flow => happenings.reduce(advance, idle)

describe('from the big button to «done»', () => {
  test('inside the area the act is sent with its reading', () => {
    expect(through(began(), read())).toMatchObject({ step: 'sending', intent: { areaCheck: { metres: 0, isOutside: false } } })
  })

  test('the position is explained once, before the browser asks', () => {
    expect(through(began({}, false)).step).toBe('explaining')
    expect(through(began({}, false), { type: 'understood' }).step).toBe('locating')
  })

  test('who is on the way is not asked where', () => {
    expect(through(began({ act: 'pre_clocking' }, false)).step).toBe('sending')
  })

  test('a poor reading is asked once more, and the second one is taken', () => {
    const poor = through(began(), read(48.8566, 420))
    expect(poor.step).toBe('imprecise')
    expect([{ type: 'readAgain' } as FlowAction, read(48.8566, 420)].reduce(advance, poor).step).toBe('sending')
  })

  test('outside, the site refuses or asks why; coming closer needs no reason', () => {
    expect(through(began({ site: { ...site, isOutsideAreaRefused: true } }), read(48.9)).step).toBe('outside')
    const asked = through(began(), read(48.9))
    expect(asked.step).toBe('reasoning')
    expect([{ type: 'readAgain' } as FlowAction, read()].reduce(advance, asked).step).toBe('sending')
    const chosen = advance(asked, { type: 'said', change: { reasonId: 3, comment: 'Portail nord' } })
    expect(chosen.step).toBe('reasoning')
    expect(advance(chosen, { type: 'reasoned' })).toMatchObject({ step: 'sending', intent: { reasonId: 3, comment: 'Portail nord' } })
    // Closer, the reason for another place goes, and what was typed stays.
    expect([{ type: 'readAgain' } as FlowAction, read()].reduce(advance, chosen)).toMatchObject({
      step: 'sending',
      intent: { reasonId: null, comment: 'Portail nord' },
    })
  })

  test('without a reason nothing is sent, and what there is to explain says which are offered', () => {
    const asked = through(began(), read(48.9))
    expect(advance(asked, { type: 'reasoned' })).toBe(asked)
    const occasion = (flow: Flow) => occasionOf((flow as Flow & { step: 'reasoning' }).intent)
    expect(occasion(asked)).toEqual({ act: 'start', isOutside: true, isEarly: false })
    expect(occasion(through(began({ act: 'end' }), read()))).toEqual({ act: 'end', isOutside: false, isEarly: true })
    // The server sees it otherwise: another may be chosen, of all that may fit.
    const sent = [{ type: 'said', change: { reasonId: 3 } } as FlowAction, { type: 'reasoned' } as FlowAction].reduce(advance, asked)
    const unfit = advance(sent, { type: 'answered', outcome: { kind: 'refused', code: 'REASON_UNFIT', message: '' }, happenedAt: now })
    expect(unfit).toMatchObject({ step: 'reasoning', intent: { reasonId: null } })
    expect(occasion(unfit)).toEqual({ act: 'start' })
  })

  test('leaving before the planned end asks why', () => {
    expect(through(began({ act: 'end' }), read()).step).toBe('reasoning')
    const late = { ...shift, endsAt: now }
    expect(through(began({ act: 'end', shift: late }), read()).step).toBe('sending')
  })

  test('a phone that gives no position is told so, and may be asked again', () => {
    const lost = through(began(), { type: 'notRead', fault: 'denied' })
    expect(lost).toMatchObject({ step: 'lost', fault: 'denied' })
    expect(advance(lost, { type: 'readAgain' }).step).toBe('locating')
  })

  test('a second touch begins nothing, and what is being sent is not left', () => {
    const first = through(began({ clockingUuid: 'first' }), began({ clockingUuid: 'second' }))
    expect(first).toMatchObject({ step: 'locating', intent: { clockingUuid: 'first' } })
    const sending = advance(first, read())
    expect(advance(sending, { type: 'left' })).toBe(sending)
  })

  test('what became of it: recorded at the server’s time, kept at the phone’s, refused, or nothing at all', () => {
    const sending = through(began(), read())
    const at = (outcome: (FlowAction & { type: 'answered' })['outcome']) => advance(sending, { type: 'answered', outcome, happenedAt: now })
    const arrivedAt = '2026-10-12T10:00:02Z' as Instant
    const recorded = { kind: 'recorded', shift: { ...shift, arrivedAt } } as const
    expect(at({ ...recorded, unconfirmed: null })).toMatchObject({ step: 'done', how: 'recorded', at: arrivedAt, unconfirmed: null })
    expect(at({ ...recorded, unconfirmed: 'Horloge.' })).toMatchObject({ how: 'recorded', at: arrivedAt, unconfirmed: 'Horloge.' })
    expect(at({ kind: 'kept' })).toMatchObject({ step: 'done', how: 'kept', at: now, foreseen: null })
    expect(at({ kind: 'same', at: arrivedAt })).toMatchObject({ step: 'done', how: 'same', at: arrivedAt })
    expect(at({ kind: 'known', message: 'Déjà.' })).toMatchObject({ step: 'done', how: 'known', message: 'Déjà.' })
    expect(at({ kind: 'refused', code: 'NO_CLOCKING', message: 'Non.' })).toMatchObject({ step: 'refused', message: 'Non.' })
    expect(at({ kind: 'refused', code: 'REASON_REQUIRED', message: '' }).step).toBe('reasoning')
    const unseen = advance(sending, { type: 'answered', outcome: { kind: 'kept' }, happenedAt: now, foreseen: 'unseen' })
    expect(unseen).toMatchObject({ how: 'kept', foreseen: 'unseen' })
    const none = at({ kind: 'notKept' })
    expect(none.step).toBe('notKept')
    expect(advance(none, { type: 'tryAgain' }).step).toBe('sending')
  })
})
