import { beforeEach, expect, it, vi } from 'vitest'
import { nfcState, readCards } from './nfc.ts'
import { layShell } from './shell.testing.ts'

const shell = layShell()
beforeEach(() => {
  Object.assign(shell, { platform: 'android', status: 'NFC_OK', isBroken: false })
  shell.asked.length = 0
})

const never = () => new AbortController().signal
/** Reads cards until it is ended; answers what is read, and how it is ended. */
async function reading() {
  const [read, controller]: [string[], AbortController] = [[], new AbortController()]
  const state = await readCards((number) => read.push(number), controller.signal)
  const end = async () => {
    controller.abort()
    await vi.waitFor(() => expect(shell.isReading).toBe(false))
  }
  return { state, read, controller, end }
}

it('in the Android app the reader is there without asking anybody, unless NFC is off or lacking', async () => {
  expect(await nfcState()).toBe('ready')
  for (const status of ['NFC_DISABLED', 'NO_NFC'] as const) {
    shell.status = status
    expect([await nfcState(), await readCards(() => undefined, never())]).toEqual(['off', 'off'])
  }
  expect(shell.isReading).toBe(false)
})

it('an iPhone has no reader for a wall, and is asked for none', async () => {
  shell.platform = 'ios'
  expect([await nfcState(), await readCards(() => undefined, never())]).toEqual(['off', 'off'])
  expect(shell.asked).toEqual([])
})

it('cards are told by their number, also bytes above 7F and a card without one; nothing of the system sounds', async () => {
  const { state, read, end } = await reading()
  shell.hold([0x04, 0xa2, 0x3f, 0x00, 0x88])
  shell.hold([-94, 4, 1, 2])
  shell.hold()
  expect([state, read]).toEqual(['ready', ['04a23f0088', 'a2040102', '']])
  // 399: cards of all kinds, by number alone (8F) and without a sound (100).
  expect(shell.asked).toEqual(['getStatus null', 'startScanning {"androidReaderModeFlags":399}'])
  // What is told under other names is heard too, or the plugin would keep it for ever.
  expect(shell.kept).toEqual([])
  await end()
})

it('ended, it reads no more, and whoever reads next hears no card of before', async () => {
  const first = await reading()
  shell.hold([1, 2, 3, 4])
  first.controller.abort()
  // The reader is still on for a moment.
  shell.hold([5, 6, 7, 8])
  await first.end()
  const next = await reading()
  shell.hold([9, 9, 9, 9])
  expect([first.read, next.read, shell.kept]).toEqual([['01020304'], ['09090909'], []])
  await next.end()
})

it('ended before it has begun, it begins nothing', async () => {
  await readCards(() => undefined, AbortSignal.abort())
  expect(shell.isReading).toBe(false)
})

it('that cannot begin it hears nothing either: once it can, each card is told once', async () => {
  shell.isBroken = true
  const first = await reading()
  expect(first.state).toBe('off')
  shell.isBroken = false
  const next = await reading()
  shell.hold([1, 2, 3, 4])
  expect([first.read, next.read]).toEqual([[], ['01020304']])
  await next.end()
})
