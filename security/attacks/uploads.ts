import { tally, type Attack } from '../kit/attack.ts'
import { formOf, formRequest } from '../kit/forms.ts'
import { openRaw, pour, type Raw } from '../kit/raw.ts'
import { sized, type Target } from '../kit/target.ts'

const megabyte = 1024 * 1024
const form = formOf([{ name: 'a.csv', bytes: Buffer.alloc(8 * megabyte, 'x') }])

/** Sends the first half of a file. */
async function sendHalf(target: Target): Promise<Raw> {
  const line = openRaw(target.port)
  line.socket.write(formRequest('/api/imports', { authorization: `Bearer ${target.tokens.manager}`, 'content-length': form.length }))
  await pour(line, [form.subarray(0, form.length / 2)], 500)
  return line
}

export const brokenUploads: Attack = {
  name: 'broken-uploads',
  what: 'uploads that are broken off',
  isLong: true,
  leavesNoFiles: true,
  async run(target) {
    const { add, answers } = tally()
    const count = sized(target, 4, 20)
    for (let at = 0; at < count; at++) {
      const line = await sendHalf(target)
      add(line.statuses[0] ?? 'broken off')
      line.close()
    }
    return { tried: count, answers, faults: [] }
  },
}

export const killed: Attack = {
  name: 'killed',
  what: 'the process killed amid uploads, started anew',
  leavesNoFiles: true,
  isKilledAfterMilliseconds: 1_500,
  async run(target) {
    const { add, answers } = tally()
    const lines = await Promise.all([sendHalf(target), sendHalf(target)])
    await Promise.all(lines.map((line) => line.ended))
    for (const line of lines) add(line.statuses[0] ?? 'shut')
    return { tried: lines.length, answers, faults: [] }
  },
}
