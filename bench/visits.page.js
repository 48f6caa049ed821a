// Runs in a page before the page does: when what was pressed for stands there.

/** Milliseconds from the next press to the frame in which another screen, or `content`, is there and nothing is still to come. */
function untilItStands(content) {
  const former = document.querySelector('main h1')
  const isThere = () => {
    const heading = document.querySelector('main h1')
    const isShown = content === null ? heading !== null && heading !== former : document.querySelector(content) !== null
    return isShown && document.querySelector('.MuiSkeleton-root, [role=progressbar], .coming') === null
  }
  return new Promise((resolve, reject) => {
    const press = ({ timeStamp }) => {
      const look = () => {
        const spent = performance.now() - timeStamp
        if (isThere()) requestAnimationFrame(() => resolve(performance.now() - timeStamp))
        else if (spent > 20_000) reject(new Error(`nothing stands at ${location.pathname}`))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', press, { capture: true, once: true })
  })
}

/** Milliseconds that these calls take by themselves, all together over HTTP. */
async function askAlone(calls) {
  const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'x-client-code': 'DEMO' }
  const began = performance.now()
  await Promise.all(
    calls.map(async ({ path, payload }) => {
      const values = Object.entries(payload ?? {}).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
      const answer = await fetch(`/api${path}?${new URLSearchParams(values)}`, { headers })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      await answer.text()
    }),
  )
  return performance.now() - began
}

window.visits = { untilItStands, askAlone }
