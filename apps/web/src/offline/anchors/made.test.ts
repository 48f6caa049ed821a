import { expect, test, vi } from 'vitest'
import { agesOf, noteMade } from './made.ts'

test('an act that another tab has made is known here by its age too', async () => {
  const [own, other] = [crypto.randomUUID(), crypto.randomUUID()]
  noteMade(own)
  // The other tab, as it tells.
  const tabs = new BroadcastChannel('made')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs.postMessage(other)
  await vi.waitFor(() => expect(agesOf([{ clockingUuid: other }])).toHaveLength(1))
  tabs.close()
  expect(agesOf([{ clockingUuid: own }, { clockingUuid: other }])).toEqual([
    { clockingUuid: own, seconds: 0 },
    { clockingUuid: other, seconds: 0 },
  ])
})
