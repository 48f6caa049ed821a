// Runs in a page before the page does: when it first paints, and for how long it lets nobody in.

let blocked = 0
/** What a task takes beyond 50 ms, the whole of them together: total blocking time, as browsers' tools count it. */
const count = (entries) => {
  for (const { duration } of entries) blocked += Math.max(0, duration - 50)
}
const observer = new PerformanceObserver((list) => count(list.getEntries()))
observer.observe({ type: 'longtask', buffered: true })

window.paint = {
  /** Milliseconds from the address to the first paint, and of blocked main thread until now. */
  seen() {
    count(observer.takeRecords())
    return { first: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity, blocked }
  },
}
