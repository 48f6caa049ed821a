import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at } from '../../../test/app.ts'
import { asItHappened, hashOf, textOf, type ClockingLine } from './clockings.line.ts'

const line: ClockingLine = {
  private_digest: 'ab',
  ...asItHappened,
  is_offline: true,
  is_outside_area: false,
  is_forced: false,
  anomaly_reason_id: null,
  user_id: 8,
  device_seq: 7,
  device_id: 6,
  drift_seconds: -5,
  device_at: at('2026-10-12T07:59:00Z'),
  happened_at: at('2026-10-12T07:58:55Z'),
  recorded_at: at('2026-10-12T08:30:00Z'),
  verdict: 1,
  way: 'code',
  kind: 'start',
  agent_id: 4,
  shift_id: 3,
  clocking_uuid: '5e3c5a7e-0000-4000-8000-000000000001',
  site_id: 2,
  company_id: 1,
}

describe('the text of a line', () => {
  it('is the one that every hash was made of, in whatever order its values are given', () => {
    expect(textOf(line)).toBe(
      '{"company_id":1,"site_id":2,"clocking_uuid":"5e3c5a7e-0000-4000-8000-000000000001","shift_id":3,"agent_id":4,"kind":"start",' +
        '"way":"code","verdict":1,"recorded_at":"2026-10-12T08:30:00Z","happened_at":"2026-10-12T07:58:55Z",' +
        '"device_at":"2026-10-12T07:59:00Z","drift_seconds":-5,"device_id":6,"device_seq":7,"user_id":8,"anomaly_reason_id":null,' +
        '"is_forced":false,"is_outside_area":false,"is_offline":true,"private_digest":"ab"}',
    )
  })

  it('has the hash that any program can recompute from it', () => {
    expect(hashOf(Buffer.alloc(0), 'a').toString('hex')).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb')
    expect(hashOf(Buffer.from('a'), 'b').toString('hex')).toBe('fb8e20fc2e4c3f248c60c39bd652f3c1347298bb977b8b4d5903b85055620603')
  })

  it('is hashed whatever stands in it, as one after the other', () => {
    // Three bytes each, about as many as there is room for.
    const long = fc.integer({ min: 2600, max: 4200 }).map((length) => '€'.repeat(length))
    const pairs = fc.tuple(fc.uint8Array({ maxLength: 40 }), fc.oneof(fc.string({ unit: 'binary' }), long))
    const all = fc.sample(pairs, 200).map(([previous, text]) => [Buffer.from(previous), text] as const)
    const hashes = all.map(([previous, text]) => hashOf(previous, text))
    expect(hashes).toEqual(all.map(([previous, text]) => createHash('sha256').update(previous).update(text, 'utf8').digest()))
  })
})
