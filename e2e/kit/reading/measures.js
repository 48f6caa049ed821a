// Runs in a page that stands: how large its targets are, and which of its words are cut.
window.measures = {
  /** What a finger is to press and that is smaller than so many pixels, with its size. */
  smallerThan: (least) =>
    [...document.querySelectorAll('button, a[href], select, label:has(input)')].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      const isThere = width > 0 && target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const name = target.getAttribute('aria-label') ?? target.textContent
      return isThere && Math.min(width, height) < least - 0.5 ? [`${name} ${Math.round(width)} × ${Math.round(height)}`] : []
    }),
  /** The times in some parts of the page that do not stand whole and unbroken in them. */
  cutTimes: (parts) =>
    [...document.querySelectorAll(parts)].flatMap((part) => {
      const room = part.getBoundingClientRect()
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const cut = []
      while (walker.nextNode()) {
        const text = walker.currentNode
        const at = text.data.search(/\d\d:\d\d/)
        if (at < 0 || text.parentElement.closest('.visually-hidden')) continue
        const time = document.createRange()
        time.setStart(text, at)
        time.setEnd(text, at + 5)
        const { left, right, bottom } = time.getBoundingClientRect()
        // A line is a little wider than its letters.
        const isWhole = left >= room.left - 2 && right <= room.right + 2 && bottom <= room.bottom
        if (!isWhole || time.getClientRects().length > 1) cut.push(text.data)
      }
      return cut
    }),
  /** The heights of parts of the page, each once. */
  heights: (parts) => [...new Set([...document.querySelectorAll(parts)].map((part) => Math.round(part.getBoundingClientRect().height)))],
  /** How high the controls that narrow a list are, and their letters while nothing is chosen; one kind where they agree. */
  controlKinds: (parts) => {
    const letters = (control) => {
      const input = control.querySelector('input')
      return getComputedStyle(input ?? control, input ? '::placeholder' : null).fontSize
    }
    const heights = [...document.querySelectorAll(parts)].map((control) => [
      Math.round(control.getBoundingClientRect().height),
      letters(control),
    ])
    return [...new Set(heights.map(([height, size]) => `${height} pixels high, letters of ${size}`))]
  },
  /** How many parts of the page are narrower than what they hold. */
  cut: (parts) => [...document.querySelectorAll(parts)].filter((part) => part.scrollWidth > part.clientWidth).length,
}
