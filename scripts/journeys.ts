/** A suite of the browser's report, as far as it is read: files hold groups, groups hold journeys. */
interface Suite {
  readonly title: string
  readonly file?: string
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
  readonly suites?: readonly Suite[]
}
export interface BrowserReport {
  readonly suites: readonly Suite[]
  readonly errors: readonly { readonly message?: string }[]
}
export interface Journey {
  /** Below e2e. */
  readonly file: string
  readonly name: string
  readonly state: 'passed' | 'failed' | 'left out'
}
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** What failed, by name. */
  readonly named: readonly string[]
  /** Journeys that failed among others and passed by themselves. */
  readonly unsteady: readonly string[]
}

/** More than these in a run, and the run has failed. */
export const mostUnsteady = 3

const stateOf = (statuses: readonly string[]): Journey['state'] =>
  statuses.every((status) => status === 'expected') ? 'passed' : statuses.every((status) => status === 'skipped') ? 'left out' : 'failed'

/** The journeys of a report, with their groups in their names. */
export function journeysOf({ suites }: BrowserReport): Journey[] {
  const below = (suite: Suite, file: string, above: string): Journey[] => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      file,
      name: `e2e/${file} › ${above}${title}`,
      state: stateOf(tests.map(({ status }) => status)),
    })),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, file, `${above}${inner.title} › `)),
  ]
  return suites.flatMap((suite) => below(suite, suite.file ?? suite.title, ''))
}

/**
 * The files to be tried once more, alone: those in which a journey failed. The whole file, because its journeys share an
 * installation and may go on from each other. None when so many failed that the run has failed however they end.
 */
export function filesToTryAgain(journeys: readonly Journey[]): string[] {
  const files = [...new Set(journeys.filter(({ state }) => state !== 'passed').map(({ file }) => file))]
  return files.length > mostUnsteady ? [] : files
}

/** Counts a run, and the second try of the files that failed in it. What was left out counts as failed. */
export function outcomeOf(first: readonly Journey[], again: readonly Journey[] = []): Outcome {
  const second = new Map(again.map(({ name, state }) => [name, state]))
  const isPassed = ({ name, state }: Journey) => (second.get(name) ?? state) === 'passed'
  const bad = first.filter((journey) => !isPassed(journey))
  const unsteady = first.filter((journey) => journey.state === 'failed' && isPassed(journey)).map(({ name }) => name)
  const isTooUnsteady = unsteady.length > mostUnsteady
  return {
    passed: first.length - bad.length,
    failed: bad.length + Number(isTooUnsteady),
    named: [
      ...bad.map(({ name, state }) => (state === 'left out' ? `${name}: left out` : name)),
      ...(isTooUnsteady ? [`browser: ${unsteady.length} journeys are unsteady, and ${mostUnsteady} may be`] : []),
    ],
    unsteady,
  }
}
