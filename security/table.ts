import type { Tried } from './run.ts'

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
const widths = [18, 7, 42, 8, 10, 16]
const line = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')

export const tableHead = (): string => line(['attack', 'tried', 'came back', 'memory', '/healthz', 'somebody else', ''])

/** One attack in a line; below it what it did, and what should not have been. */
export function tableLine({ attack, outcome, seen, faults, milliseconds }: Tried): string {
  const { person } = seen
  const came = Object.entries(outcome.answers).map(([word, times]) => `${times} × ${word}`)
  const cells = [
    attack.name,
    String(outcome.tried),
    came.join(', '),
    megabytes(seen.memory),
    `${Math.round(seen.wait)} ms`,
    `${Math.round(person.median)}, ≤ ${Math.round(person.worst)} ms`,
    faults.length === 0 ? '✓ held' : '✗ fell',
  ]
  const lag = seen.lag > 50 ? `; the probe itself was late by up to ${Math.round(seen.lag)} ms` : ''
  const own = seen.ownMemory < seen.memory ? `${megabytes(seen.ownMemory)} of it without its jobs` : undefined
  const about = [attack.what, outcome.said, own, `${(milliseconds / 1000).toFixed(0)} s`].filter(Boolean).join('; ')
  return [line(cells), `    ${about}${lag}`, ...faults.map((fault) => `    ✗ ${fault}`)].join('\n')
}
