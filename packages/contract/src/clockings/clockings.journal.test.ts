import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { journalLine, sendJournal, textOfLine } from './clockings.journal.ts'

const wire = {
  vacation_id: 7,
  type: 0 as const,
  latitude: 48.8566,
  longitude: 2.3522,
  device: { deviceName: 'Mobile', position: { longitude: 2, latitude: 48 } },
  clocking_uuid: 'ABCDEFAB-CDEF-4ABC-8DEF-ABCDEFABCDEF',
  device_at: '2026-10-12T08:00:00+02:00',
  device_seq: 3,
  drift_seconds: -2,
  anchor: 'a',
  elapsed_seconds: 60,
}
const line = z.decode(journalLine, wire)

it('a line is one text, whatever the order of its values, the spelling of its uuid and what it leaves out', () => {
  const { device_seq, ...others } = wire
  const turned = { device_seq, ...others, clocking_uuid: wire.clocking_uuid.toLowerCase(), comment: null, accuracy: undefined }
  expect(textOfLine(z.decode(journalLine, turned))).toBe(textOfLine(line))
  expect(textOfLine(line)).toBe(
    '{"anchor":"a","clocking_uuid":"abcdefab-cdef-4abc-8def-abcdefabcdef","device":{"deviceName":"Mobile","position":{"latitude":48,"longitude":2}},"device_at":"2026-10-12T06:00:00Z","device_seq":3,"drift_seconds":-2,"elapsed_seconds":60,"is_forced":false,"latitude":48.8566,"longitude":2.3522,"type":0,"vacation_id":7}',
  )
})

it.each([{ device_seq: 4 }, { elapsed_seconds: 61 }, { elapsed_seconds: null }, { anchor: 'b' }, { type: 1 as const }, { comment: 'Non' }])(
  'another line is another text: %o',
  (other) => expect(textOfLine(z.decode(journalLine, { ...wire, ...other }))).not.toBe(textOfLine(line)),
)

it('ages that cannot be read are as if they were not there, and refuse no act', () => {
  const sent = { device_uuid: 'abcdefab-cdef-4abc-8def-abcdefabcdef', clockings: [wire] }
  const read = z.decode(sendJournal.input, { ...sent, ages: [{ clocking_uuid: 'x' }] } as never)
  expect([read.ages, read.lines.length]).toEqual([undefined, 1])
})
