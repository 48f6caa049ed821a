import { fileDocuments } from '@vigie/contract/documents/documents.filing.ts'
import { ask } from '../../../api/ask.ts'
import { toldOf } from '../../../api/toldOf.ts'
import { freshUuid } from '../../../kit/uuid.ts'
import { createStore } from '../../../kit/store.ts'
import { onReset } from '../../../session/ending.ts'
import { askDocumentsAnew } from '../useLiveDocuments.ts'
import { inputOf, noSettings, unsentBecause, type FilingSettings, type Unsent } from './filing.rules.ts'

/** A file on its way: each goes by itself, so that one that is refused takes no other with it. */
export interface Upload {
  readonly key: string
  readonly file: File
  /** As they were when it was dropped. */
  readonly settings: FilingSettings
  readonly state: 'waiting' | 'sending' | 'done' | 'refused'
  /** How much of it has gone, from 0 to 1. */
  readonly share: number
  /** Why it was not filed. */
  readonly error: unknown
  readonly unsent: Unsent | null
}
interface Filing {
  readonly settings: FilingSettings
  readonly uploads: readonly Upload[]
}

/** What is being filed: it goes on while other screens are looked at, and ends with the session. */
export const filing = createStore<Filing>({ settings: noSettings, uploads: [] })
let running = new AbortController()
onReset(() => {
  running.abort()
  running = new AbortController()
  filing.set({ settings: noSettings, uploads: [] })
})

/** Files that go at once, and milliseconds that one may take on a poor network. */
const most = 2
const patience = 1_800_000

const change = (key: string, changes: Partial<Upload>): void => {
  const { settings, uploads } = filing.get()
  filing.set({ settings, uploads: uploads.map((one) => (one.key === key ? { ...one, ...changes } : one)) })
}
const inState = (state: Upload['state']) => filing.get().uploads.filter((one) => one.state === state)

async function send({ key, file, settings }: Upload): Promise<void> {
  const { signal } = running
  change(key, { state: 'sending', share: 0, error: null })
  try {
    const onSent = (sent: number, all: number) => change(key, { share: all === 0 ? 0 : sent / all })
    await ask(fileDocuments, inputOf(settings), { files: { files: [file] }, timeout: patience, signal, send: toldOf(onSent) })
    change(key, { state: 'done', share: 1 })
    if (!signal.aborted) void askDocumentsAnew()
  } catch (error) {
    if (signal.aborted) return
    change(key, { state: 'refused', error })
  }
  next()
}

function next(): void {
  for (const upload of inState('waiting').slice(0, most - inState('sending').length)) void send(upload)
}

export const keepSettings = (settings: FilingSettings): void => filing.set({ ...filing.get(), settings })

/** Files what was dropped or chosen; what has been filed before leaves the list. */
export function addFiles(files: readonly File[], settings: FilingSettings, mostBytes: number): void {
  const added = files.map((file): Upload => {
    const unsent = unsentBecause(file, mostBytes)
    return { key: freshUuid(), file, settings, state: unsent ? 'refused' : 'waiting', share: 0, error: null, unsent }
  })
  filing.set({ settings, uploads: [...filing.get().uploads.filter(({ state }) => state !== 'done'), ...added] })
  next()
}

export function tryAgain(key: string): void {
  change(key, { state: 'waiting', error: null })
  next()
}

export function forget(key: string): void {
  const { settings, uploads } = filing.get()
  filing.set({ settings, uploads: uploads.filter((one) => one.key !== key) })
}
export function forgetDone(): void {
  const { settings, uploads } = filing.get()
  filing.set({ settings, uploads: uploads.filter(({ state }) => state !== 'done') })
}
