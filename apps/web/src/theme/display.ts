import { readJson, storage } from '../kit/storage.ts'
import { createStore, useStore } from '../kit/store.ts'
import { isHex } from './colours.ts'
import { defaultColours, type Mode } from './palette.ts'
import type { ThemeColours } from './theme.ts'

/** The display settings (coverage 3.073), kept under the specification's key. */
export interface DisplaySettings {
  readonly themeMode: Mode
  readonly themeDirection: 'ltr'
  readonly themeColor: 'default' | 'custom'
  readonly themeStretch: boolean
}

const key = 'settings'
const colourKeys = { primary: 'color_primary', secondary: 'color_secondary' } as const
const defaults: DisplaySettings = { themeMode: 'light', themeDirection: 'ltr', themeColor: 'default', themeStretch: true }

function read(): DisplaySettings {
  const kept = (readJson(key) ?? {}) as Partial<DisplaySettings>
  return {
    ...defaults,
    themeMode: kept.themeMode === 'dark' ? 'dark' : 'light',
    themeColor: kept.themeColor === 'custom' ? 'custom' : 'default',
    themeStretch: kept.themeStretch !== false,
  }
}

const store = createStore<DisplaySettings>(read())
export const useDisplay = (): DisplaySettings => useStore(store)

export function changeDisplay(change: Partial<DisplaySettings>): void {
  store.set({ ...store.get(), ...change })
  storage.write(key, JSON.stringify(store.get()))
}

/** A company's two colours, kept as whole numbers, so that the next start is painted before the server answers. */
export function keepColours({ primary, secondary }: ThemeColours): void {
  if (!isHex(primary) || !isHex(secondary)) return
  storage.write(colourKeys.primary, String(Number.parseInt(primary.slice(1), 16)))
  storage.write(colourKeys.secondary, String(Number.parseInt(secondary.slice(1), 16)))
  const isDefault = primary.toLowerCase() === defaultColours.primary && secondary.toLowerCase() === defaultColours.secondary
  const themeColor = isDefault ? 'default' : 'custom'
  if (store.get().themeColor !== themeColor) changeDisplay({ themeColor })
}

/** The colours that were kept; the default palette when there are none, or when they are no colours. */
export function keptColours(): ThemeColours {
  const [primary, secondary] = [colourOf(colourKeys.primary), colourOf(colourKeys.secondary)]
  return store.get().themeColor === 'custom' && primary && secondary ? { primary, secondary } : defaultColours
}

function colourOf(name: string): string | null {
  const kept = storage.read(name) ?? ''
  const value = /^\d{1,8}$/.test(kept) ? Number(kept) : Number.NaN
  return value <= 0xffffff ? `#${value.toString(16).padStart(6, '0')}` : null
}
