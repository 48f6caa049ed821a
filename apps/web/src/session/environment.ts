import { isNative } from '../native/platform.ts'
import { thisDevice, type DeviceDescription } from './describe.ts'
import { deviceUuid } from './devices/device.ts'
import { isClockingApp } from './subject.ts'

/** What a page runs in: the device, and what of ours runs on it. */
export interface DeviceEnvironment extends DeviceDescription {
  readonly uuid: string
  /** In the mobile app; else in a browser. */
  readonly isApp: boolean
  readonly isAndroid: boolean
  readonly isIos: boolean
  /** As the time clock; else as the portal. */
  readonly isClockingApp: boolean
  /** A phone or a tablet. */
  readonly isMobile: boolean
  /** Served from the sources, to somebody who works on them. */
  readonly isDevelopment: boolean
}

type Running = Pick<DeviceEnvironment, 'uuid' | 'isApp' | 'isClockingApp' | 'isDevelopment'>

export function environmentOf(device: DeviceDescription, running: Running): DeviceEnvironment {
  return {
    ...device,
    ...running,
    isAndroid: device.os?.startsWith('Android') ?? false,
    isIos: /^i(Pad)?OS/.test(device.os ?? ''),
    isMobile: device.type === 'mobile' || device.type === 'tablet',
  }
}

export const thisEnvironment = (): DeviceEnvironment =>
  environmentOf(thisDevice(), {
    uuid: deviceUuid(),
    isApp: isNative(),
    isClockingApp: isClockingApp(),
    isDevelopment: import.meta.env.DEV,
  })
