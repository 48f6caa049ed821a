interface NativeShell {
  isNativePlatform(): boolean
}

/** Whether the page runs inside the mobile app's shell, which puts its bridge on the window before any script runs. */
export const isNative = (): boolean => (window as { Capacitor?: NativeShell }).Capacitor?.isNativePlatform() === true
