// Runs in the reader's browser: filters the reference, moves through it by the keyboard, copies examples.
const field = document.querySelector('#words')
const found = document.querySelector('#found')
const intro = document.querySelector('.intro')
const sections = [...document.querySelectorAll('main > section')]
const links = [...document.querySelectorAll('nav a')]

/** Without accents and capitals, so that «acces» finds «Accès». */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const entries = [...document.querySelectorAll('article')].map((article) => ({ article, words: plain(article.dataset.words) }))

/** Shows what has every word, and what leads there. */
function filter() {
  const words = plain(field.value).split(/\s+/).filter(Boolean)
  let count = 0
  for (const entry of entries) {
    entry.article.hidden = !words.every((word) => entry.words.includes(word))
    if (!entry.article.hidden) count++
  }
  intro.hidden = words.length > 0
  for (const section of sections) section.hidden = !section.querySelector('article:not([hidden])')
  for (const link of links) {
    const target = document.getElementById(link.hash.slice(1))
    const place = link.closest('li') ?? link.parentElement
    place.hidden = Boolean(target?.hidden)
  }
  found.textContent = words.length === 0 ? '' : count === 0 ? 'Nothing has these words.' : count === 1 ? '1 found' : `${count} found`
  const address = new URL(location.href)
  if (words.length > 0) address.searchParams.set('q', field.value)
  else address.searchParams.delete('q')
  history.replaceState(null, '', address)
}

const shown = () => [...document.querySelectorAll('article:not([hidden]) > h3 > a')]

/** The heading so many places after the one that has the focus; the field stands before the first. */
function move(step) {
  const headings = shown()
  const at = headings.indexOf(document.activeElement) + step
  if (at < 0) return field.focus()
  headings[Math.min(at, headings.length - 1)]?.focus()
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const isInField = event.target === field
  const isAtHeading = event.target.matches?.('article > h3 > a')
  if (event.key === '/' && !isInField) field.focus()
  else if (event.key === 'Escape' && (isInField || isAtHeading)) {
    field.value = ''
    filter()
    field.focus()
  } else if (event.key === 'ArrowDown' && (isInField || isAtHeading)) move(1)
  else if (event.key === 'ArrowUp' && isAtHeading) move(-1)
  else if (event.key === 'Enter' && isInField) move(1)
  else return
  event.preventDefault()
}

/** What an address points into is opened and shown, whatever is searched, and marked among the domains. */
function reveal() {
  for (const link of links) link.ariaCurrent = link.hash === location.hash ? 'location' : null
  const target = document.getElementById(location.hash.slice(1))
  if (!target) return
  if (target.closest('[hidden]')) {
    field.value = ''
    filter()
  }
  const details = target.querySelector(':scope > details')
  if (details) details.open = true
  target.scrollIntoView()
}

function addCopy(example) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy the example of ${example.closest('article').id}`)
  const say = (word) => {
    button.textContent = word
    setTimeout(() => (button.textContent = 'Copy'), 2000)
  }
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(example.querySelector('code').textContent).then(
      () => say('Copied'),
      () => say('Not allowed'),
    )
  })
  example.append(button)
}

document.querySelector('#find').hidden = false
field.value = new URL(location.href).searchParams.get('q') ?? ''
field.addEventListener('input', filter)
addEventListener('keydown', onKey)
addEventListener('hashchange', reveal)
// Only a page that the browser holds to be safe may write what is copied.
if (navigator.clipboard) document.querySelectorAll('.example').forEach(addCopy)
if (field.value) filter()
if (location.hash) reveal()
