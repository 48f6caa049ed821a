import type { Instant } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { formerlyMadeAt } from './journal.former.ts'

const at = (text: string) => text as Instant

describe('when a tablet of an earlier version made a line', () => {
  const now = at('2026-10-12T08:00:00Z')

  it('is the time of the device, corrected by its measured drift', () => {
    expect(formerlyMadeAt({ deviceAt: at('2026-10-12T05:00:00Z'), driftSeconds: 0 }, now)).toBe('2026-10-12T05:00:00Z')
    expect(formerlyMadeAt({ deviceAt: at('2026-10-12T05:00:00Z'), driftSeconds: 90 }, now)).toBe('2026-10-12T05:01:30Z')
    expect(formerlyMadeAt({ deviceAt: at('2026-10-12T09:00:00Z'), driftSeconds: -7200 }, now)).toBe('2026-10-12T07:00:00Z')
  })

  it('is never ahead of the server', () => {
    expect(formerlyMadeAt({ deviceAt: at('2026-10-12T07:59:59Z'), driftSeconds: 2 }, now)).toBe(now)
    expect(formerlyMadeAt({ deviceAt: at('2031-01-01T00:00:00Z'), driftSeconds: 0 }, now)).toBe(now)
  })
})
