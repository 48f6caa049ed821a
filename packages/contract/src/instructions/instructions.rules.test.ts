import { describe, expect, it } from 'vitest'
import type { Day } from '../kit/time.ts'
import { changeCount, changedLines } from './instructions.lines.rules.ts'
import { instructionProblems } from './instructions.ts'

const signs = { same: ' ', added: '+', removed: '-' } as const
const told = (former: string, newer: string) => changedLines(former, newer).map(({ kind, text }) => `${signs[kind]}${text}`)

describe('the lines that changed', () => {
  it('are told in the order of the newer text, a line before what takes its place', () => {
    const former = 'Prise de service porte C.\nClés : armoire du rez-de-chaussée.\nFin.'
    const newer = 'Prise de service porte C.\nClés : armoire du 1er étage.\nRonde de 22 h : quai nord.\nFin.'
    expect(told(former, newer)).toEqual([
      ' Prise de service porte C.',
      '-Clés : armoire du rez-de-chaussée.',
      '+Clés : armoire du 1er étage.',
      '+Ronde de 22 h : quai nord.',
      ' Fin.',
    ])
    expect(changeCount(changedLines(former, newer))).toBe(3)
  })

  it.each([
    ['', '', []],
    ['', 'Une', ['+Une']],
    ['Une', '', ['-Une']],
    ['Une\r\nDeux', 'Une\nDeux', [' Une', ' Deux']],
    ['Une  \n', '\nUne', [' Une']],
    ['a\nb\nc', 'c\na\nb', ['+c', ' a', ' b', '-c']],
    ['a\n\nb', 'a\nb', [' a', '-', ' b']],
  ])('from %j to %j are %j', (former, newer, lines) => {
    expect(told(former, newer)).toEqual(lines)
  })

  it('make the newer text of the former, whatever both are', () => {
    const letters = ['a', 'b', 'c']
    const textOf = (seed: number) => Array.from({ length: seed % 7 }, (_, at) => letters[(seed * (at + 3)) % 3]!)
    for (let seed = 0; seed < 300; seed++) {
      const [former, newer] = [textOf(seed), textOf(seed * 7 + 1)]
      const lines = changedLines(former.join('\n'), newer.join('\n'))
      expect(lines.filter(({ kind }) => kind !== 'removed').map(({ text }) => text)).toEqual(newer)
      expect(lines.filter(({ kind }) => kind !== 'added').map(({ text }) => text)).toEqual(former)
    }
  })

  it('of the longest texts are found within a second', () => {
    const long = Array.from({ length: 2000 }, (_, at) => String(at % 10)).join('\n')
    const other = Array.from({ length: 2000 }, (_, at) => String((at * 3) % 10)).join('\n')
    const startedAt = performance.now()
    expect(changedLines(long, other).length).toBeGreaterThan(2000)
    expect(performance.now() - startedAt).toBeLessThan(1000)
  })
})

describe('a draft', () => {
  const today = '2026-11-09' as Day
  it('holds at once, from today or from a later day, and from none that has passed', () => {
    expect(instructionProblems({ startsOn: null }, today)).toEqual([])
    expect(instructionProblems({ startsOn: today }, today)).toEqual([])
    expect(instructionProblems({ startsOn: '2026-11-08' as Day }, today)).toEqual([{ field: 'startsOn', problem: 'instructions.past' }])
  })

  it.each(['2101-01-01', '9999-12-31'])('holds from no day so far away that it is a typing error: %s', (startsOn) => {
    const values = { least: '2026', most: '2100' }
    expect(instructionProblems({ startsOn: startsOn as Day }, today)).toEqual([{ field: 'startsOn', problem: 'service.year', values }])
    expect(instructionProblems({ startsOn: '2100-12-31' as Day }, today)).toEqual([])
  })
})
