/**
 * A moment on the steady clock: milliseconds since this page began. No setting of the device moves it. It may stand still
 * while the device sleeps, so that it shows less than has passed and never more; and it ends with the page (one run).
 */
export type SteadyMoment = number & { readonly steady: true }

export const steadyNow = (): SteadyMoment => performance.now() as SteadyMoment

/** Whole seconds from one moment of this run to another, cut: never more than have passed. */
export const secondsBetween = (from: SteadyMoment, to: SteadyMoment): number => Math.max(0, Math.floor((to - from) / 1000))
