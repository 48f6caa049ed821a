import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { printChanged, type PrintState } from '@vigie/contract/prints/prints.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import { say } from '@vigie/phrases/say.ts'
import { audience } from '../../kit/audience.ts'
import type { RequestContext } from '../../kit/handle.ts'
import { insertFile } from '../files/files.store.ts'
import { keepingMade } from '../files/files.take.ts'
import type { PrintJobAnswer, PrintJobInput, PrintJobProgress } from './prints.job.ts'
import type { PrintAsked } from './prints.sheets.ts'
import type { Span } from './prints.span.rules.ts'
import { interrupted, tooLarge, savePrintDone, savePrintFailed, savePrintProgress } from './prints.store.ts'

const module = new URL('./prints.job.ts', import.meta.url)
/** How often progress is saved and told at the most, and that the print goes on at the least. Milliseconds. */
const toldEvery = 300
const heardEvery = 8000

export type Printing = Pick<RequestContext, 'company' | 'db' | 'now' | 'language' | 'installation' | 'emitNow' | 'log'> & {
  readonly session: NonNullable<RequestContext['session']>
}

/** What is under way in this process; of what was cancelled the job is ended at the next look. */
const underWay = new Map<string, { isCancelled: boolean }>()
const nameOf = (companyId: number, id: number) => `${companyId}/${id}`
export function cancelHere(companyId: number, id: number): void {
  const own = underWay.get(nameOf(companyId, id))
  if (own) own.isCancelled = true
}

export interface ToPrint {
  readonly id: number
  readonly asked: PrintAsked
  readonly sheetCount: number
}

/** Does a print to its end: its file is kept, or why there is none is said. Nothing half is left of it. */
export async function runPrint(context: Printing, { id, asked, sheetCount }: ToPrint): Promise<void> {
  const { company, db, now, installation } = context
  const name = nameOf(company.id, id)
  const own = { isCancelled: false }
  underWay.set(name, own)
  const begun = performance.now()
  // The instant of the call, and what has gone by since: a handler has no other clock.
  const at = (): Instant => addSeconds(now, Math.floor((performance.now() - begun) / 1000))
  const tell = (state: PrintState, doneCount: number) => tellPrint(context, { id, state, doneCount, sheetCount })
  let [done, toldAt, hasBegun] = [0, -toldEvery, false]
  /** Answers whether it still goes on. */
  const save = async (): Promise<boolean> => {
    const saved = await db.save(savePrintProgress(db, { id, now: at() }, done, hasBegun ? 'running' : 'waiting'))
    // Cancelled, perhaps on another process.
    if (saved.length === 0) own.isCancelled = true
    return !own.isCancelled
  }
  const onProgress = (progress: unknown) => {
    done = (progress as PrintJobProgress).done
    const isFirst = !hasBegun
    hasBegun = true
    if (!isFirst && performance.now() - toldAt < toldEvery) return
    toldAt = performance.now()
    void save().then((goesOn) => goesOn && tell('running', done), noted(context))
  }
  const heard = setInterval(() => void save().catch(noted(context)), heardEvery)
  const file = path.join(installation.scratch, `${randomUUID()}.pdf`)
  const title = titleOf(asked)
  const input: PrintJobInput = { ...asked, companyId: company.id, title, path: file }
  try {
    const job = { module, companyId: company.id, underWay: null, input, isGone: () => own.isCancelled }
    const { pages, ...written } = (await installation.printers.run(job, onProgress)) as PrintJobAnswer
    const made = { ...written, path: file, name: `${title}.pdf`, mediaType: 'application/pdf', extension: 'pdf', pages }
    await keepingMade(context, made, (kept) =>
      db.transaction(async (work) => {
        await work.save(insertFile(work, kept, context.session.user.id, at()))
        const saved = await work.save(savePrintDone(work, { id, now: at() }, kept.storageKey, pages))
        if (saved.length === 0) throw new Refusal('PRINT_OVER')
      }),
    )
    tell('done', sheetCount)
  } catch (error) {
    if (own.isCancelled) return
    const { code, values } = whyOf(error, context)
    const saved = await db.save(savePrintFailed(db, { id, now: at() }, code, values))
    if (saved.length > 0) tell('failed', done)
  } finally {
    clearInterval(heard)
    underWay.delete(name)
    await rm(file, { force: true })
  }
}

interface Told {
  readonly id: number
  readonly state: PrintState
  readonly doneCount: number
  readonly sheetCount: number
}
/** Every page that its owner has open. */
export const tellPrint = ({ company, session, emitNow }: Pick<Printing, 'company' | 'session' | 'emitNow'>, told: Told): void =>
  emitNow(printChanged, told, [audience.user(company.id, session.user.id)])

/** How far it is is said again soon: that it could not be saved once stops nothing. */
const noted =
  ({ log }: Pick<Printing, 'log'>) =>
  (error: unknown): void =>
    log.warn({ err: error }, 'the progress of a print was not saved')

/** What a job is refused with when the server ends it: as it stops, and where it takes too much. */
const ended: Partial<Record<Refusal['code'], string>> = { MAINTENANCE: interrupted, TOO_LARGE: tooLarge }

function whyOf(error: unknown, { log }: Pick<Printing, 'log'>): { readonly code: string; readonly values: Refusal['values'] } {
  if (error instanceof Refusal) {
    const own = ended[error.code]
    return own === undefined ? error : { code: own, values: {} }
  }
  const reference = randomBytes(4).toString('hex')
  log.warn({ err: error, reference }, 'a print has failed')
  return { code: 'UNFORESEEN', values: { reference } }
}

/** What its file is called: `Plannings 2026-10`, `Émargement 2026-10-12`. */
const titleOf = ({ span, language }: { readonly span: Span; readonly language: PrintAsked['language'] }): string =>
  span.kind === 'plannings'
    ? say(language, 'sheets.plannings.file', { month: `${span.month.slice(0, 4)}-${span.month.slice(4)}` })
    : say(language, 'sheets.signatures.file', { week: span.week })
