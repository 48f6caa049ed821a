import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** What `npm run check -- --changed` looks at, by what looks at it; paths from the project's folder. */
export interface Changed {
  readonly formatted: readonly string[]
  readonly linted: readonly string[]
  /** Sources that tests may hang on. */
  readonly tested: readonly string[]
}

const formattedKinds = /\.(ts|tsx|js|mjs|cjs|json|md|css|html|ya?ml)$/
const sourceKinds = /\.(ts|tsx|js|mjs|cjs)$/

export function sorted(files: readonly string[]): Changed {
  const sources = files.filter((file) => sourceKinds.test(file))
  return {
    formatted: files.filter((file) => formattedKinds.test(file)),
    linted: sources,
    tested: sources.filter((file) => /^(apps|packages|scripts)\//.test(file)),
  }
}

/** The files that differ from where this branch left `main`, on `main` itself those not yet committed; new ones too. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const [base = 'HEAD'] = git('rev-parse', '--verify', '--quiet', 'refs/heads/main').flatMap(() => git('merge-base', 'HEAD', 'main'))
  const files = [...git('diff', '--name-only', '--diff-filter=d', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].filter((file) => existsSync(path.join(root, file)))
}
