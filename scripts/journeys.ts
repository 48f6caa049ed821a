interface Tried {
  readonly status: string
  readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
}
/** A suite of the browser's report, as far as it is read: files hold groups, groups hold journeys. */
interface Suite {
  readonly title: string
  readonly file?: string
  readonly specs?: readonly { readonly title: string; readonly tests: readonly Tried[] }[]
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
  /** Skipped: by the test itself, with a reason. Left out: for another cause, such as a failure before it. */
  readonly state: 'passed' | 'failed' | 'skipped' | 'left out'
}
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, by name. */
  readonly named: readonly string[]
  /** Journeys that failed among others and passed by themselves. */
  readonly unsteady: readonly string[]
}

/** More than these in a run, and the run has failed. */
export const mostUnsteady = 3

const hasReason = ({ annotations = [] }: Tried) => annotations.some(({ type, description }) => type === 'skip' && Boolean(description))

function stateOf(tests: readonly Tried[]): Journey['state'] {
  if (tests.every(({ status }) => status === 'expected')) return 'passed'
  if (!tests.every(({ status }) => status === 'skipped')) return 'failed'
  return tests.every(hasReason) ? 'skipped' : 'left out'
}

/** The journeys of a report, with their groups in their names. */
export function journeysOf({ suites }: BrowserReport): Journey[] {
  const below = (suite: Suite, file: string, above: string): Journey[] => [
    ...(suite.specs ?? []).map(({ title, tests }) => ({
      file,
      name: `e2e/${file} › ${above}${title}`,
      state: stateOf(tests),
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
  const files = [...new Set(journeys.filter(({ state }) => state !== 'passed' && state !== 'skipped').map(({ file }) => file))]
  return files.length > mostUnsteady ? [] : files
}

/** Counts a run, and the second try of the files that failed in it. What was left out counts as failed. */
export function outcomeOf(first: readonly Journey[], again: readonly Journey[] = []): Outcome {
  const second = new Map(again.map(({ name, state }) => [name, state]))
  const last = ({ name, state }: Journey) => second.get(name) ?? state
  const isPassed = (journey: Journey) => last(journey) === 'passed'
  const skipped = first.filter((journey) => last(journey) === 'skipped').length
  const bad = first.filter((journey) => !isPassed(journey) && last(journey) !== 'skipped')
  const unsteady = first.filter((journey) => journey.state === 'failed' && isPassed(journey)).map(({ name }) => name)
  const isTooUnsteady = unsteady.length > mostUnsteady
  return {
    passed: first.length - bad.length - skipped,
    skipped,
    failed: bad.length + Number(isTooUnsteady),
    named: [
      ...bad.map(({ name, state }) => (state === 'left out' ? `${name}: left out` : name)),
      ...(isTooUnsteady ? [`browser: ${unsteady.length} journeys are unsteady, and ${mostUnsteady} may be`] : []),
    ],
    unsteady,
  }
}
