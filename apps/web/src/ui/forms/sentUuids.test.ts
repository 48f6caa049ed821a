import { expect, it } from 'vitest'
import { sentUuids } from './sentUuids.ts'

it('what is sent again is one: also after the form was opened anew; what differs, or comes after what has arrived, is another', () => {
  const uuids = sentUuids()
  const first = uuids.of('leave', 'a')
  expect(uuids.of('leave', 'a')).toBe(first)
  expect(uuids.of('other form', 'a')).not.toBe(first)
  const changed = uuids.of('leave', 'b')
  expect(changed).not.toBe(first)
  uuids.arrived('leave')
  expect(uuids.of('leave', 'b')).not.toBe(changed)
})
