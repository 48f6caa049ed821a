import { expect, test } from 'vitest'
import { at } from '../test/app.ts'
import { backupName } from './platform/backup/series.ts'
import { chosen } from './restore.ts'

const segment = '000000010000000000000002'
const [ours, copy] = ['0a1b2c3d', 'ffffffff']
const named = (series: string, day: number) => backupName(at(`2026-11-${day}T03:00:00Z`), series, segment)
const names = [named(ours, 24), named(copy, 27), named(ours, 26), named(ours, 25), 'vigie-notes.txt']

test('of one installation the newest backup that was over is restored', () => {
  const own = names.filter((name) => !name.includes(copy))
  expect(chosen(own, {}).name).toBe(named(ours, 26))
  expect(chosen(own, { until: at('2026-11-25T23:00:00Z') }).name).toBe(named(ours, 25))
  expect(() => chosen(own, { until: at('2026-11-01T00:00:00Z') })).toThrow('aucune sauvegarde n’était finie à cet instant')
  expect(() => chosen(['vigie-notes.txt'], {})).toThrow('il ne s’y trouve aucune sauvegarde')
})

test('of several installations none is guessed: each is listed with its last backup, and one is named', () => {
  const refused = () => chosen(names, { until: at('2026-11-25T23:00:00Z') })
  expect(refused).toThrow(/--series : ffffffff \(.*2026-11-27T03:00:00Z\), 0a1b2c3d \(.*2026-11-26T03:00:00Z\)/)
  expect(chosen(names, { series: ours }).name).toBe(named(ours, 26))
  expect(chosen(names, { series: copy }).name).toBe(named(copy, 27))
  expect(() => chosen(names, { series: copy, until: at('2026-11-25T23:00:00Z') })).toThrow('n’était finie')
  expect(() => chosen(names, { series: '12345678' })).toThrow('aucune n’est de la série 12345678 ; s’y trouvent : ffffffff')
})
