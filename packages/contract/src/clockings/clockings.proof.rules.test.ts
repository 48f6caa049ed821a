import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { journalLine, type JournalLine } from './clockings.journal.ts'
import { lineText } from './clockings.proof.rules.ts'
import { bareOf, partOf } from '../kit/schema.ts'

const wire = {
  vacation_id: 7,
  isPds: true,
  is_forced: false,
  clocking_uuid: '0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21',
  ticket: 'a-ticket',
  device: { platform: 'web', deviceName: 'Tablette accueil', position: { latitude: 48.8566, longitude: 2.3522 } },
  comment: null,
  device_at: '2026-10-12T07:50:00+02:00',
  device_seq: 3,
  drift_seconds: -2,
  proof: 'not a part of it',
}
const decoded = (line: object = wire): JournalLine => z.parse(journalLine, line)

/** The path of every value that a schema holds, by our names. */
function pathsOf(schema: z.ZodMiniType): string[][] {
  const part = partOf(bareOf(schema))
  if (part.kind !== 'shape') return [[]]
  return Object.entries(part.fields).flatMap(([name, [, holds]]) => pathsOf(holds).map((path) => [name, ...path]))
}
const withValue = (line: object, [name, ...rest]: readonly string[], value: unknown): object => {
  const inner = (line as Record<string, unknown>)[name!]
  return { ...line, [name!]: rest.length === 0 ? value : withValue(inner ?? {}, rest, value) }
}
const textWith = (path: readonly string[], value: unknown) => lineText(withValue(decoded(), path, value) as JournalLine)

describe('what a device signs of an act', () => {
  it('is the whole line under the names of the wire, in their order', () => {
    expect(lineText(decoded())).toBe(
      '{"clocking_uuid":"0b9f2c64-8d1e-4f5a-9c3b-7e6d5a4b3c21",' +
        '"device":{"deviceName":"Tablette accueil","platform":"web","position":{"latitude":48.8566,"longitude":2.3522}},' +
        '"device_at":"2026-10-12T05:50:00Z","device_seq":3,"drift_seconds":-2,"isPds":true,"is_forced":false,' +
        '"ticket":"a-ticket","vacation_id":7}',
    )
  })

  const signed = pathsOf(journalLine).filter(([name]) => name !== 'proof')
  it.each(signed.map((path) => [path.join('.'), path] as const))('changes with %s', (_, path) => {
    const texts = [textWith(path, 'one'), textWith(path, 'other'), textWith(path, 0), textWith(path, null)]
    expect(new Set(texts).size).toBe(4)
    expect(textWith(path, undefined)).toBe(textWith(path, null))
  })

  it('is the same in whatever order the line came, with nulls or without, and whatever else was sent along', () => {
    const turned = Object.fromEntries(Object.entries(wire).toReversed())
    expect(lineText(decoded({ ...turned, reason: null, clocking_anomaly_reason_id: null, stranger: 1, proof: null }))).toBe(
      lineText(decoded()),
    )
  })

  it('tells values apart that look alike', () => {
    expect(textWith(['shiftId'], 7)).not.toBe(textWith(['shiftId'], '7'))
    expect(textWith(['comment'], '"vacation_id":8')).not.toBe(textWith(['shiftId'], 8))
  })
})
