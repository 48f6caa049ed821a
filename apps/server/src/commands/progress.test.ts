import { expect, test } from 'vitest'
import { progressOn } from './progress.ts'

const shown = (isTTY: boolean, count: number) => {
  const written: string[] = []
  const progress = progressOn({ isTTY, write: (text) => written.push(text) })
  for (let done = 0; done <= count; done++) progress.show({ step: 'writing', done, total: count })
  progress.end()
  return written
}

test('a terminal has one bar that is drawn over itself', () => {
  const written = shown(true, 4)
  expect(written).toHaveLength(6)
  expect(written[2]).toContain(`[${'█'.repeat(15)}${'·'.repeat(15)}] Écriture`)
  expect(written.slice(0, 5).every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(true)
  expect(written.at(-1)).toBe('\n')
})

test('without a terminal each tenth is a plain line, and a short import has few', () => {
  expect(shown(false, 1000)).toHaveLength(11)
  expect(shown(false, 1000).at(-1)).toBe('Écriture      100 %  1000/1000\n')
})

test('nothing to do is done', () => {
  const written: string[] = []
  progressOn({ write: (text) => written.push(text) }).show({ step: 'reading', done: 0, total: 0 })
  expect(written).toEqual(['Lecture       100 %  0/0\n'])
})
