import { describe, expect, it } from 'vitest'
import { mostFiles, mostMegabytes, withFiles } from './files.ts'

const file = (name: string, text = 'x') => new File([text], name)
const sized = (name: string, size: number) => Object.defineProperty(file(name), 'size', { value: size })

describe('files that are added', () => {
  it('stand behind those that were there, and one of the same name takes its place', () => {
    const [first, second, corrected] = [file('sites.csv'), file('agents.csv'), file('sites.csv', 'better')]
    expect(withFiles([first], [second]).files).toEqual([first, second])
    const { files } = withFiles([first, second], [corrected])
    expect(files.map(({ name }) => name)).toEqual(['sites.csv', 'agents.csv'])
    expect(files[0]).toBe(corrected)
  })

  it('that are too large are named and left out', () => {
    const limit = mostMegabytes * 1024 * 1024
    const { files, tooLarge } = withFiles([], [sized('small.csv', limit), sized('large.csv', limit + 1)])
    expect([files.map(({ name }) => name), tooLarge]).toEqual([['small.csv'], ['large.csv']])
  })

  it('are so many at the most', () => {
    const many = Array.from({ length: mostFiles + 1 }, (_, at) => file(`${at}.csv`))
    const added = withFiles([], many)
    expect([added.files.length, added.isTooMany, withFiles([], many.slice(1)).isTooMany]).toEqual([mostFiles, true, false])
  })
})
