// Runs in a page before the page does: what a reader finds on it, and how much of it has jumped.
const jumps = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (entry.hadRecentInput) continue
    const moved = entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 160) ?? 'a removed part')
    jumps.push({ by: entry.value, moved })
  }
}).observe({ type: 'layout-shift', buffered: true })

/** Texts, names, hints and pictures' words that can be seen or heard. */
function texts() {
  // Words of the company's own are marked with the language in which they are taken to be.
  const isOwn = (element) => element.closest('[lang]') !== document.documentElement
  const found = new Set([document.title])
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.parentElement.checkVisibility() && !node.parentElement.closest('script, style, noscript') && !isOwn(node.parentElement))
        found.add(node.data.trim())
    } else if (node.checkVisibility() && !isOwn(node)) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) found.add(node.getAttribute(name)?.trim() ?? '')
    }
  }
  found.delete('')
  return [...found]
}

/** Pixels by which the page is wider than its window. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

window.seen = { jumps, texts, overflow }
