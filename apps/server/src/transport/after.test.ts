import { expect, it } from 'vitest'
import { afterAnswers } from './after.ts'

it('what is done after an answer begins when that is on its way, and is waited for', async () => {
  const done: string[] = []
  const after = afterAnswers({ error: () => {} })
  const slow = async () => {
    done.push('began')
    await new Promise((resolve) => setTimeout(resolve, 20))
    done.push('ended')
  }
  after.run([slow], 'POST /sendResetLink')
  await Promise.resolve()
  done.push('answered')
  await after.settled()
  expect(done).toEqual(['answered', 'began', 'ended'])
})

it('a fault there stops nothing, and is logged with a number and the call', async () => {
  const logged: object[] = []
  const after = afterAnswers({ error: (details) => void logged.push(details) })
  const fault = new Error('no table')
  const done: string[] = []
  after.run([() => Promise.reject(fault), async () => void done.push('the other')], 'POST /sendResetLink')
  await after.settled()
  expect(done).toEqual(['the other'])
  expect(logged).toEqual([{ err: fault, reference: expect.stringMatching(/^[0-9a-f]{8}$/), call: 'POST /sendResetLink' }])
})
