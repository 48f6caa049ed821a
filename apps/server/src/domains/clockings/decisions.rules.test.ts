import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerOf, correctionOf, deletionOf, doubtful, lineOf } from './clockings.lines.testing.ts'
import type { ClockingLine } from './clockings.line.ts'
import { decidable } from './confirm/confirm.rules.ts'
import { standing as standingAct } from './correct/correct.rules.ts'
import { decisionsOf, inEffect } from './decisions.rules.ts'
import { projectionOf } from './projection.rules.ts'

const arrival = lineOf('arrival', 'start', '06:00:00', doubtful)
const departure = lineOf('departure', 'end', '14:00:00', doubtful)
const yes = (about: string) => answerOf(`yes ${about}`, 'confirmation', about)
const no = (about: string) => answerOf(`no ${about}`, 'rejection', about)
const moved = (about: string) => correctionOf(`moved ${about}`, about, '12:00:00')
const gone = (about: string) => deletionOf(`gone ${about}`, about)
const effective = (...lines: ClockingLine[]) =>
  inEffect(lines).map(({ clocking_uuid, doubt }) => (doubt === null ? clocking_uuid : `${clocking_uuid}?`))
const decided = (...lines: ClockingLine[]) =>
  [...decisionsOf(lines)].map(([uuid, { decision, by }]) => `${uuid} ${decision} by ${by}`).toSorted()

describe('the acts that are in effect', () => {
  it('are all, in their order, where nobody has decided', () => {
    const lines = [departure, arrival]
    expect(inEffect(lines)).toBe(lines)
  })

  it('a confirmed one is believed, and stands last', () => {
    expect(effective(arrival, departure, yes('arrival'))).toEqual(['departure?', 'arrival'])
    expect(effective(arrival, departure, yes('arrival'), yes('departure'))).toEqual(['arrival', 'departure'])
    expect(inEffect([arrival, yes('arrival')])).toEqual([{ ...arrival, doubt: null }])
  })

  it('a refused departure goes alone, a refused arrival with its departure and its breaks, and nothing else', () => {
    const [way, pause] = [lineOf('way', 'pre_clocking', '05:30:00'), lineOf('pause', 'break_start', '10:00:00')]
    expect(effective(way, arrival, pause, departure, no('departure'))).toEqual(['way', 'arrival?', 'pause'])
    expect(effective(way, arrival, pause, departure, no('arrival'))).toEqual(['way'])
    expect(effective(arrival, departure, yes('departure'), no('arrival'))).toEqual([])
  })

  it('an arrival that does not stand is refused alone: a believed one stands, or else the first', () => {
    const second = lineOf('second', 'start', '07:00:00', doubtful)
    const forced = lineOf('forced', 'start', '08:00:00')
    expect(effective(arrival, second, departure, no('second'))).toEqual(['arrival?', 'departure?'])
    expect(effective(arrival, second, departure, no('arrival'))).toEqual(['second?'])
    expect(effective(arrival, forced, departure, no('arrival'))).toEqual(['forced', 'departure?'])
    expect(effective(arrival, second, departure, yes('second'), no('arrival'))).toEqual(['departure?', 'second'])
  })

  it('of two that are believed the last one stands', () => {
    const forced = lineOf('forced', 'start', '08:00:00')
    const refusedAfter = [forced, arrival, departure, yes('arrival')]
    expect(effective(...refusedAfter, no('forced'))).toEqual(['departure?', 'arrival'])
    expect(effective(...refusedAfter, no('arrival'))).toEqual(['forced'])
  })

  it('an answer about what is not there changes nothing', () => {
    expect(effective(arrival, yes('another'), no('another'))).toEqual(['arrival?'])
    expect(effective(arrival, no('arrival'), yes('arrival'))).toEqual([])
  })
})

describe('what became of an act', () => {
  it('is what was said of it, and by which line; also of a departure that went with its arrival', () => {
    expect(decided(arrival, departure)).toEqual([])
    expect(decided(arrival, departure, yes('arrival'))).toEqual(['arrival confirmed by yes arrival'])
    expect(decided(arrival, departure, no('departure'))).toEqual(['departure refused by no departure'])
    expect(decided(arrival, departure, no('arrival'))).toEqual(['arrival refused by no arrival', 'departure refused by no arrival'])
    expect(decided(arrival, departure, yes('departure'), no('arrival'))).toEqual([
      'arrival refused by no arrival',
      'departure refused by no arrival',
    ])
    expect(decided(arrival, departure, yes('arrival'), no('departure'))).toEqual([
      'arrival confirmed by yes arrival',
      'departure refused by no departure',
    ])
  })

  it('is corrected as often as it is said, and deleted with what goes with it; the last word counts', () => {
    expect(decided(arrival, yes('arrival'), moved('arrival'))).toEqual(['arrival corrected by moved arrival'])
    expect(decided(arrival, departure, moved('arrival'), gone('arrival'))).toEqual([
      'arrival deleted by gone arrival',
      'departure deleted by gone arrival',
    ])
    expect(decided(arrival, gone('arrival'), moved('arrival'), yes('arrival'))).toEqual(['arrival deleted by gone arrival'])
  })

  it('a line without what it is about says nothing of any act', () => {
    expect(decided(arrival, { ...yes('arrival'), about_uuid: null })).toEqual([])
  })

  const kinds = ['start', 'end', 'pre_clocking', 'break_start', 'break_end'] as const
  const acts = fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      hour: fc.integer({ min: 10, max: 19 }),
      isDoubtful: fc.boolean(),
      answer: fc.constantFrom(yes, no, moved, gone),
    }),
    { maxLength: 8 },
  )
  it('is known of each that no longer waits: those that wait are those that the shift counts', () => {
    fc.assert(
      fc.property(acts, fc.array(fc.nat({ max: 7 }), { maxLength: 8 }), (made, asked) => {
        const lines = made.map(({ kind, hour, isDoubtful }, at) => lineOf(`act ${at}`, kind, `${hour}:00:00`, isDoubtful ? doubtful : {}))
        for (const at of asked) {
          const uuid = `act ${at}`
          const { answer } = made[at] ?? {}
          const isOpen = answer === moved || answer === gone ? isStanding(lines, uuid) : isDecidable(lines, uuid)
          if (answer && isOpen) lines.push(answer(uuid))
        }
        const known = decisionsOf(lines)
        const waiting = lines.filter(({ clocking_uuid, doubt }) => doubt !== null && !known.has(clocking_uuid))
        expect(projectionOf(lines).unconfirmed_count).toBe(waiting.length)
        const standing = inEffect(lines).map(({ clocking_uuid }) => clocking_uuid)
        for (const [uuid, { decision }] of known)
          expect([uuid, standing.includes(uuid)]).toEqual([uuid, decision === 'confirmed' || decision === 'corrected'])
      }),
    )
  })
})

const isDecidable = (lines: readonly ClockingLine[], uuid: string): boolean => isAnswered(() => decidable(lines, uuid))
const isStanding = (lines: readonly ClockingLine[], uuid: string): boolean => isAnswered(() => standingAct(lines, uuid))
function isAnswered(look: () => ClockingLine): boolean {
  try {
    look()
    return true
  } catch {
    return false
  }
}
