import { expect, it } from 'vitest'
import { tellingOutagesOnce } from './outages.ts'

it('tells an outage once a minute with how many lines it stands for, and all else as it comes', () => {
  const lines: [object, string][] = []
  const keep = (details: object, message: string) => void lines.push([details, message])
  let now = 0
  const log = tellingOutagesOnce({ info: keep, warn: keep, error: keep }, () => now)
  const away = Object.assign(new Error('the database system is starting up'), { code: '57P03' })
  const fault = new Error('a fault')
  for (let call = 0; call < 1000; call++) log.error({ err: away, call }, 'unforeseen')
  log.warn({ err: away }, 'a connection was lost')
  log.error({ err: fault }, 'unforeseen')
  log.error({ err: fault }, 'unforeseen')
  now = 60_000
  log.error({ err: away }, 'unforeseen')
  expect(lines).toEqual([
    [{ err: away, call: 0 }, 'unforeseen'],
    [{ err: away }, 'a connection was lost'],
    [{ err: fault }, 'unforeseen'],
    [{ err: fault }, 'unforeseen'],
    [{ err: away, untold: 999 }, 'unforeseen'],
  ])
})
