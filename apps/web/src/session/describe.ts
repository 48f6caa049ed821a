import type { Input } from '@vigie/contract/kit/call.ts'
import type { askForPairing } from '@vigie/contract/devices/devices.ts'
import { isNative } from '../native/platform.ts'

/** What a device says of itself (coverage 3.028), so that a manager knows which one it is. */
export type DeviceDescription = Omit<Input<typeof askForPairing>, 'uuid' | 'secret'>

/** Most telling first: every Chromium also calls itself Safari, and Android calls itself Linux. */
const systems: readonly [RegExp, string][] = [
  [/Android ([\d.]+)/, 'Android'],
  [/(?:iPhone|CPU) OS ([\d_]+)/, 'iOS'],
  [/Windows NT ([\d.]+)/, 'Windows'],
  [/CrOS \w+ ([\d.]+)/, 'ChromeOS'],
  [/Mac OS X ([\d_.]+)/, 'macOS'],
  [/Linux()/, 'Linux'],
]
const browsers: readonly [RegExp, string][] = [
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* .*Safari/, 'Safari'],
]

function nameIn(list: readonly [RegExp, string][], agent: string): string {
  for (const [pattern, name] of list) {
    const version = pattern.exec(agent)?.[1]
    if (version !== undefined) return `${name} ${version.replaceAll('_', '.')}`.trim()
  }
  return ''
}

/** Reads a browser's user agent, or that of the mobile app. `touchPoints` tells an iPad, which calls itself a Mac, from a Mac. */
export function describe(agent: string, touchPoints: number, isApp = false): DeviceDescription {
  const isPad = /iPad/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1)
  const isPhone = /iPhone|Android.*Mobile/.test(agent)
  const isTablet = isPad || (/Android/.test(agent) && !isPhone)
  const model = isPad ? 'iPad' : /iPhone/.test(agent) ? 'iPhone' : (/Android [\d.]+; ([^;)]+?)(?: Build\/[^)]*)?\)/.exec(agent)?.[1] ?? '')
  const os = isPad ? nameIn(systems, agent).replace('macOS', 'iPadOS') : nameIn(systems, agent)
  const browser = nameIn(browsers, agent)
  // «K» stands for every Android model in browsers that no longer tell it.
  const known = model === 'K' ? '' : model
  return {
    platform: !isApp ? 'web' : /Android/.test(agent) ? 'android' : 'ios',
    type: isTablet ? 'tablet' : isPhone ? 'mobile' : 'desktop',
    name: [known || os, browser].filter(Boolean).join(' · ').slice(0, 200),
    model: known.slice(0, 100),
    vendor: /iP(ad|hone)|Macintosh/.test(agent) ? 'Apple' : /SM-|Samsung/i.test(agent) ? 'Samsung' : '',
    os,
    browser,
  }
}

export const thisDevice = (): DeviceDescription => describe(navigator.userAgent, navigator.maxTouchPoints, isNative())
