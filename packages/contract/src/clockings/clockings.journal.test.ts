import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { sendJournal } from './clockings.journal.ts'

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

it('ages that cannot be read are as if they were not there, and refuse no act', () => {
  const sent = { device_uuid: 'abcdefab-cdef-4abc-8def-abcdefabcdef', clockings: [wire] }
  const read = z.decode(sendJournal.input, { ...sent, ages: [{ clocking_uuid: 'x' }] } as never)
  expect([read.ages, read.lines.length]).toEqual([undefined, 1])
})
