// Holds sockets in a process of its own, as browsers do: opens so many, and says when each heard an event.
// Sent: { url, token, count }; then 'heard' for the instants since it was last asked. Instants are of the machine's one clock.

interface Asked {
  readonly url: string
  readonly token: string
  readonly count: number
}
const instant = (): number => Number(process.hrtime.bigint()) / 1e6
/** So many are opened at once. */
const atOnce = 50

let heard: number[] = []

/** One socket as the app opens it (Engine.IO 4, Socket.IO 5): answered by its rooms, kept by its pulse. */
function open({ url, token }: Asked): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket/?EIO=4&transport=websocket`)
  socket.addEventListener('message', (event: MessageEvent) => {
    const data = String(event.data)
    if (data.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`)
    else if (data === '2') socket.send('3')
    else if (data.startsWith('40')) resolve()
    else if (data.startsWith('42["notification"')) heard.push(instant())
    else if (data.startsWith('44')) reject(new Error(data))
  })
  socket.addEventListener('error', () => reject(new Error('a socket did not open')))
  return promise
}

process.on('message', (said: Asked | 'heard') => {
  if (said === 'heard') {
    process.send!(heard)
    heard = []
    return
  }
  void (async () => {
    for (let opened = 0; opened < said.count; opened += atOnce)
      await Promise.all(Array.from({ length: Math.min(atOnce, said.count - opened) }, () => open(said)))
    process.send!('open')
  })()
})
