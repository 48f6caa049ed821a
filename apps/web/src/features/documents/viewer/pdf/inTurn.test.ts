import { expect, it } from 'vitest'
import { inTurn } from './inTurn.ts'

it('acts follow each other, one that fails keeps nobody waiting, and other files do not wait', async () => {
  const [one, other] = [{}, {}]
  const did: string[] = []
  let open = (): void => undefined
  const first = inTurn(one, async () => {
    did.push('begins')
    await new Promise<void>((resolve) => (open = resolve))
    did.push('fails')
    throw new Error('cancelled')
  })
  const second = inTurn(one, async () => did.push('second'))
  await inTurn(other, async () => did.push('other'))
  expect(did).toEqual(['begins', 'other'])
  open()
  await expect(first).rejects.toThrow('cancelled')
  await second
  expect(did).toEqual(['begins', 'other', 'fails', 'second'])
})
