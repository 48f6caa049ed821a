import { expect, it } from 'vitest'
import { onceCaughtUp, reasonOf } from './proof.ts'

const behind = { code: 'VR004', severity: 'ERREUR', message: 'dans une autre langue' }

it('what a failed trip says of the replica is read from codes, in whatever language it is said', () => {
  expect(reasonOf(behind)).toBe('late')
  expect(reasonOf({ code: 'VR001' })).toBe('promoted')
  expect(reasonOf({ code: '57P01', message: 'Verbindung wird abgebrochen' })).toBe('unreachable')
  expect(reasonOf(new Error('anything'))).toBe('unreachable')
  // Its own statement took too long, met a recovery, or is wrong.
  for (const code of ['57014', '40001', '22012', '42P01']) expect(reasonOf({ code }), code).toBeUndefined()
})

it('a replica that is behind is asked again, and one that fails otherwise is not', async () => {
  let asked = 0
  const work = (error: unknown) => () => {
    asked++
    return asked === 1 ? Promise.reject(error) : Promise.resolve('read')
  }
  expect(await onceCaughtUp(work(behind))).toBe('read')
  asked = 0
  await expect(onceCaughtUp(work({ code: 'VR001' }))).rejects.toEqual({ code: 'VR001' })
  await expect(onceCaughtUp(() => Promise.reject(behind))).rejects.toBe(behind)
})
