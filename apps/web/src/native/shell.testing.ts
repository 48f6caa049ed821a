interface Told {
  readonly type: string
  readonly tag: { readonly id?: readonly number[] }
}
interface Listener {
  readonly event: string
  readonly hear: (told: Told) => void
}

/** What the native side does now, and what it was asked. */
export interface Shell {
  platform: 'android' | 'ios'
  /** Of Android's NFC, as the plugin tells it. */
  status: 'NFC_OK' | 'NFC_DISABLED' | 'NO_NFC'
  isReading: boolean
  /** The reader cannot begin. */
  isBroken: boolean
  readonly asked: string[]
  /** What was told and nobody heard: the plugin tells it to whoever listens next. */
  readonly kept: string[]
  /** A card is held to the phone: its bytes, or none. */
  hold(id?: readonly number[]): void
}

/**
 * Stands for the app's native side: Capacitor's bridge with the NFC plugin behind it, laid on the window before any script
 * asks for it, as the shell does. What runs on it is Capacitor's and the plugin's own script.
 */
export function layShell(): Shell {
  const listeners = new Map<string, Listener>()
  let calls = 0
  const shell: Shell = {
    platform: 'android',
    status: 'NFC_OK',
    isReading: false,
    isBroken: false,
    asked: [],
    kept: [],
    hold(id) {
      if (!shell.isReading) return
      // Each card is told twice, under its kind too.
      for (const event of ['nfcEvent', 'tagDiscovered']) {
        const heard = [...listeners.values()].filter((one) => one.event === event)
        if (heard.length === 0) shell.kept.push(event)
        for (const { hear } of heard) hear({ type: 'tag', tag: id ? { id } : {} })
      }
    },
  }
  const methods: Readonly<Record<string, (options: { callbackId?: string }) => unknown>> = {
    getStatus: () => ({ status: shell.status }),
    startScanning: () => {
      if (shell.isBroken) throw new Error('the activity is not in the foreground')
      shell.isReading = true
    },
    stopScanning: () => void (shell.isReading = false),
    removeListener: ({ callbackId = '' }) => void listeners.delete(callbackId),
  }
  const promised = Object.keys(methods).map((name) => ({ name, rtype: 'promise' }))
  const bridge = {
    isNativePlatform: () => true,
    PluginHeaders: [{ name: 'CapacitorNfc', methods: [{ name: 'addListener', rtype: 'callback' }, ...promised] }],
    nativePromise(_plugin: string, method: string, options: { callbackId?: string }) {
      if (method !== 'removeListener') shell.asked.push(`${method} ${JSON.stringify(options ?? null)}`)
      return new Promise((resolve) => resolve(methods[method]!(options)))
    },
    nativeCallback(_plugin: string, _method: string, { eventName }: { eventName: string }, hear: Listener['hear']) {
      const callbackId = String(++calls)
      listeners.set(callbackId, { event: eventName, hear })
      return Promise.resolve(callbackId)
    },
  }
  Object.assign(globalThis, { window: globalThis, Capacitor: bridge })
  // How Capacitor tells the systems apart.
  Object.defineProperty(globalThis, 'androidBridge', { get: () => (shell.platform === 'android' ? {} : undefined) })
  Object.defineProperty(globalThis, 'webkit', {
    get: () => (shell.platform === 'ios' ? { messageHandlers: { bridge: {} } } : undefined),
  })
  return shell
}
