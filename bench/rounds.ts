import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** One figure of the table: a ratio to a baseline measured in the same run. */
export interface Figure {
  readonly what: string
  readonly ratio: number
  readonly spread: readonly [number, number]
  /** What is to be reached; undefined where there is no limit to hold. */
  readonly atLeast?: number
  readonly atMost?: number
  /** The absolute values behind it, for the reader. */
  readonly note: string
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The value below which that share of them lies. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)]!

const isShort = ({ ratio, atLeast, atMost }: Figure): boolean =>
  (atLeast !== undefined && ratio < atLeast) || (atMost !== undefined && ratio > atMost)

/** Contenders run one after the other in each round, in turning order, so that a slow minute hits all alike. */
export async function alternate<Name extends string>(
  contenders: Readonly<Record<Name, (round: number) => Promise<number>>>,
  rounds = 7,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  // Round 0 warms up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (let at = 0; at < names.length; at++) {
      const name = names[(at + round) % names.length]!
      const value = await contenders[name](round)
      if (round > 0) results[name].push(value)
    }
  }
  return results
}

/** The ratio of two contenders, round by round. Both are rates (more is better). */
export function ratioOf(
  what: string,
  mine: readonly number[],
  baseline: readonly number[],
  limits: Pick<Figure, 'atLeast' | 'atMost'>,
  unit: string,
): Figure {
  const ratios = mine.map((value, round) => value / baseline[round]!)
  return {
    what,
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
    ...limits,
    note: `${Math.round(median(mine))} against ${Math.round(median(baseline))} ${unit}`,
  }
}

/** Runs `total` pieces of work by so many at once; answers how many a second. */
export async function rate(total: number, clients: number, work: (at: number, client: number) => Promise<unknown>): Promise<number> {
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let at = next++; at < total; at = next++) await work(at, client)
    }),
  )
  return (total / (performance.now() - began)) * 1000
}

export function printTable(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length))
  console.log(`\n${'what'.padEnd(width)}  ${'ratio'.padStart(7)}  ${'spread'.padStart(13)}  ${'limit'.padStart(7)}      figures`)
  for (const figure of figures) {
    const { what, ratio, spread, atLeast, atMost, note } = figure
    const limit = atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : ''
    const word = limit === '' ? '  ' : isShort(figure) ? '✗ ' : '✓ '
    const range = `${spread[0].toFixed(2)}–${spread[1].toFixed(2)}`
    console.log(`${what.padEnd(width)}  ${ratio.toFixed(2).padStart(7)}  ${range.padStart(13)}  ${limit.padStart(7)}  ${word}  ${note}`)
  }
  const short = figures.filter(isShort)
  console.log(
    short.length === 0
      ? '\nEvery figure is reached.'
      : `\n${short.length} figure(s) fall short: ${short.map(({ what }) => what).join(' · ')}`,
  )
}

/** The share of the processors that others take, looked at for a second: beside them no ratio is to be trusted. */
export async function busyShare(): Promise<number> {
  const spent = () => {
    const all = os.cpus().map(({ times }) => ({ idle: times.idle, whole: Object.values(times).reduce((sum, time) => sum + time, 0) }))
    return [all.reduce((sum, { idle }) => sum + idle, 0), all.reduce((sum, { whole }) => sum + whole, 0)] as const
  }
  const [idle, whole] = spent()
  await wait(1000)
  const [idleAfter, wholeAfter] = spent()
  return 1 - (idleAfter - idle) / (wholeAfter - whole)
}
