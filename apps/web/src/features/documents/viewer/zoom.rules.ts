/** Shares of the width that a page or a picture fits into. */
const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const
export const leastZoom = steps[0]
export const mostZoom = 4

export const clampZoom = (zoom: number): number => Math.min(mostZoom, Math.max(leastZoom, zoom))

/** The next step from a zoom, which fingers may have left between two. */
export const zoomIn = (zoom: number): number => steps.find((step) => step > zoom + 0.01) ?? mostZoom
export const zoomOut = (zoom: number): number => steps.findLast((step) => step < zoom - 0.01) ?? leastZoom

/** Where a scroll stands once what it shows has grown by `ratio`, so that the point at `anchor` (of the window) stays under the finger. */
export const scrolledTo = (scroll: number, anchor: number, ratio: number): number => Math.max(0, (scroll + anchor) * ratio - anchor)
