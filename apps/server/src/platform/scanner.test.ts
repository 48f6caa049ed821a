import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { dataRoot } from '../../test/data-root.ts'
import { eicar, openClamd, type Clamd } from './clamd.testing.ts'
import { openScanner } from './scanner.ts'

const folder = mkdtempSync(path.join(dataRoot, 'vigie-scan-'))
const file = path.join(folder, 'file')
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let clamd: Clamd | undefined
const faults: string[] = []
afterEach(async () => {
  await clamd?.close()
  clamd = undefined
  faults.length = 0
})

const scanner = (at: { host: string; port: number }, patience = { idle: 60_000, whole: 60_000 }) =>
  openScanner(at, { error: (_, message) => void faults.push(message) }, patience)
const scan = async (bytes: Buffer | string, settings?: Parameters<typeof openClamd>[0], patience?: Parameters<typeof scanner>[1]) => {
  writeFileSync(file, bytes)
  clamd = await openClamd(settings)
  return scanner(clamd, patience).scan(file)
}

describe('the scanner', () => {
  it('sends the whole of a file, and finds nothing in an honest one', async () => {
    const bytes = 20 * 1024 * 1024 + 7
    expect([await scan(Buffer.alloc(bytes, 'x')), clamd!.seen]).toEqual([null, [bytes]])
  })
  it('names what it finds', async () => {
    expect(await scan(`before${eicar}after`)).toBe('Eicar-Test-Signature')
  })
  it('looks for nothing where there is none', async () => {
    expect(await openScanner(undefined, { error: () => {} }).scan('/nothing')).toBeNull()
  })
})

describe('a file that could not be looked at is not taken for a clean one, and the log says so', () => {
  it.each([
    ['a scanner that says nothing', { mood: 'silent' }, { idle: 100, whole: 60_000 }],
    ['a scanner that takes too long', { mood: 'silent' }, { idle: 60_000, whole: 100 }],
    ['a scanner that closes the line', { mood: 'deaf' }, undefined],
    ['a scanner that says something else', { mood: 'odd' }, undefined],
    ['a scanner that takes no file of this length', { most: 100_000 }, undefined],
  ] as const)('%s', async (_, settings, patience) => {
    await expect(scan(Buffer.alloc(3_000_000), settings, patience)).rejects.toThrow(/clamd|ECONNRESET|EPIPE/)
    expect(faults).toEqual(['a file could not be scanned for viruses'])
  })
  it('a scanner that closes the line at whatever moment: no file waits for it', async () => {
    writeFileSync(file, Buffer.alloc(3_000_000))
    for (let round = 0; round < 60; round++) {
      clamd = await openClamd({ mood: 'deaf' })
      await expect(scanner(clamd).scan(file)).rejects.toThrow(/clamd|ECONNRESET|EPIPE/)
      await clamd.close()
    }
  })
  it('a scanner that is not there', async () => {
    const gone = await openClamd()
    await gone.close()
    await expect(scanner(gone).scan(file)).rejects.toThrow('ECONNREFUSED')
    expect(faults).toHaveLength(1)
  })
})
