// Runs in a page that stands: what is lost to readers who bring their own colours, or their own spacing of text.
const all = () => [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility({ visibilityProperty: true }))
const shortOf = (element) => element.outerHTML.replaceAll(/ style="[^"]*"/g, '').slice(0, 160)

const transparent = /^(rgba\(.*, 0\)|transparent)$/
const hasGround = ({ backgroundColor }) => !transparent.test(backgroundColor)
const hasFrame = (style) =>
  ['Top', 'Right', 'Bottom', 'Left'].some(
    (side) => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
  ) ||
  (parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none')
/** The ground that a part stands on; a sign drawn before or after stands on its element's own. */
const groundBehind = (element, pseudo) => {
  for (let below = pseudo ? element : element.parentElement; below; below = below.parentElement) {
    const style = getComputedStyle(below)
    if (hasGround(style)) return style.backgroundColor
  }
  return 'none'
}

/** Grounds of what a calendar tells by the words at its head, too. */
const told = 'td, .weekend, .holiday'
const acts = 'button, a, [role="option"], [role="gridcell"] > *'
/** What is nothing but its ground; what is pressed; and a word or a number that its ground makes another. */
const speaks = (element, pseudo) => {
  if (pseudo) return true
  const words = element.textContent.trim()
  if (element.querySelector('input, textarea')) return false
  if (words === '') return !element.querySelector('svg, img, canvas') && !element.matches('svg, svg *, img, input')
  return element.matches(acts) || words.length <= 2
}

let grounds = []
function rememberGrounds() {
  grounds = []
  for (const element of all()) {
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || element.matches(told) || width * height > 0.5 * innerWidth * innerHeight) continue
    for (const pseudo of [null, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && (style.content !== '""' || style.display === 'none')) continue
      if (!hasGround(style) || !speaks(element, pseudo)) continue
      if (style.backgroundColor === groundBehind(element, pseudo)) continue
      grounds.push([element, pseudo])
    }
  }
}
/** Those of the grounds remembered of which nothing is left. */
function lostGrounds() {
  return grounds.flatMap(([element, pseudo]) => {
    const style = getComputedStyle(element, pseudo)
    const isKept = style.forcedColorAdjust === 'none' && hasGround(style) && style.backgroundColor !== groundBehind(element, pseudo)
    return isKept || hasFrame(style) ? [] : [`${shortOf(element)}${pseudo ?? ''}`]
  })
}

const isUnseen = (element) => {
  for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath === 'inset(50%)') return true
  return false
}
const within = (box, edge) => ({
  left: Math.max(box.left, edge.left),
  right: Math.min(box.right, edge.right),
  top: Math.max(box.top, edge.top),
  bottom: Math.min(box.bottom, edge.bottom),
})
/** What is left of a text's boxes within those that cut what reaches over them, and whether something is cut off. */
function seenBoxes(node) {
  const range = document.createRange()
  range.selectNodeContents(node)
  let boxes = [...range.getClientRects()].map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
  let isCut = false
  for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at)
    const hides = (overflow) => overflow === 'hidden' || overflow === 'clip'
    if (hides(overflowX) || hides(overflowY)) {
      const edge = at.getBoundingClientRect()
      for (const box of boxes) {
        if (hides(overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5)) isCut = true
        if (hides(overflowY) && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)) isCut = true
      }
      boxes = boxes.map((box) => within(box, edge))
    } else if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') {
      // Scrolled to, and no further: it covers nothing outside.
      const edge = at.getBoundingClientRect()
      boxes = boxes.map((box) => within(box, edge))
    }
    if (position === 'fixed') break
  }
  return { boxes, isCut }
}

/** Texts that are cut, and pairs of texts that lie on each other. */
function lostWords() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const [cut, seen] = [new Set(), []]
  const isSpacedOut = Number.parseFloat(getComputedStyle(document.body).letterSpacing) > 0.5
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (
      !node.data.trim() ||
      !parent.checkVisibility({ visibilityProperty: true }) ||
      parent.closest('script, style, noscript') ||
      isUnseen(parent)
    )
      continue
    const { boxes, isCut } = seenBoxes(node)
    // What is folded says so, and is opened by its own button.
    if (parent.nextElementSibling?.getAttribute('aria-expanded') === 'false') continue
    // What has room for no more shows the whole of it as one points at it. The rows of a list grow where texts are spaced out.
    const mayGrow = isSpacedOut && parent.closest('.rows > .row:not(.columns)')
    const isTold = !mayGrow && parent.closest('[title]')?.title.includes(node.data.trim())
    if (isCut && !isTold) cut.add(`cut: ${node.data.trim().slice(0, 60)} | ${shortOf(parent)}`)
    for (const box of boxes) seen.push({ node, box, layer: layerOf(parent) })
  }
  const over = new Set()
  for (const [at, one] of seen.entries())
    for (const other of seen.slice(at + 1)) {
      if (one.node === other.node || one.layer !== other.layer) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      if (wide > 2 && high > 5) over.add(`over each other: ${one.node.data.trim().slice(0, 40)} | ${other.node.data.trim().slice(0, 40)}`)
    }
  return [...cut, ...over]
}
/** What sticks or is fixed lies over what scrolls below it. */
const layerOf = (element) => {
  for (let at = element; at; at = at.parentElement) if (/^(fixed|sticky)$/.test(getComputedStyle(at).position)) return at
  return null
}

window.readers = { rememberGrounds, lostGrounds, lostWords }
