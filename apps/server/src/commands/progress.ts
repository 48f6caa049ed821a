import type { ImportProgress } from '@vigie/contract/imports/imports.report.ts'
import { importLines as say } from '@vigie/phrases/fr/imports/lines.ts'

/** Where progress is shown: a terminal, or a file or pipe that keeps every line. */
export interface Screen {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const width = 30
/** Without a terminal a step is told in tenths, so that a log stays short. */
const tenths = 10

/** A bar that is drawn over itself; without a terminal, plain lines. */
export function progressOn(screen: Screen): { show(progress: ImportProgress): void; end(): void } {
  let told = ''
  let isOpen = false
  return {
    show({ step, done, total }) {
      const share = total ? done / total : 1
      const text = `${say[step].padEnd(13)} ${String(Math.floor(share * 100)).padStart(3)} %  ${done}/${total}`
      if (screen.isTTY) {
        const full = Math.round(share * width)
        screen.write(`\r[${'█'.repeat(full)}${'·'.repeat(width - full)}] ${text}\u001b[K`)
        isOpen = true
        return
      }
      const tenth = `${step} ${Math.floor(share * tenths)}`
      if (tenth !== told) screen.write(`${text}\n`)
      told = tenth
    },
    end() {
      if (isOpen) screen.write('\n')
      isOpen = false
    },
  }
}
