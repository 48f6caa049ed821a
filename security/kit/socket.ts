import { frameOf, openLine, payloadOf, sizeOfFrame, sizeOfHead, upgradeOf } from '../../bench/lines.ts'

interface Acknowledged {
  readonly status: number
  /** Of a refusal that is for now. */
  readonly seconds: number | undefined
}
export interface AttackSocket {
  /** Sends a call; undefined when the socket is shut before an answer comes. */
  call(envelope: object): Promise<Acknowledged | undefined>
  /** Sends a packet of Socket.IO as it stands. */
  send(packet: string): void
  isOpen(): boolean
  /** The events that it was told so far, by name. */
  readonly heard: readonly string[]
  readonly shut: Promise<void>
  close(): void
}
export interface SocketSettings {
  readonly port: number
  readonly token?: string
  readonly from?: string
}

/** An envelope that asks for something which nobody need be signed in for. */
export const openCall = { method: 'GET', path: '/init', payload: {}, clientCode: 'DEMO', apiCode: 'DEMO' }

/** A socket that has been let in, spoken by hand; undefined when it is not let in. */
export function openSocket({ port, token, from }: SocketSettings): Promise<AttackSocket | undefined> {
  return new Promise((resolve) => {
    let isUp = false
    let isOpen = false
    let count = 0
    const heard: string[] = []
    const waiting = new Map<number, (answer: Acknowledged | undefined) => void>()
    let tellShut = () => {}
    const shut = new Promise<void>((over) => (tellShut = over))
    const lost = () => {
      isOpen = false
      for (const answer of waiting.values()) answer(undefined)
      waiting.clear()
      tellShut()
      resolve(undefined)
    }
    const hear = (message: Buffer) => {
      if (!isUp) {
        isUp = message.toString('latin1', 9, 12) === '101'
        return isUp ? undefined : line.close()
      }
      // A frame that closes carries no text.
      if ((message[0]! & 0x0f) === 8) return line.close()
      const text = payloadOf(message).toString()
      // Engine.IO: `0` opens, `2` is a ping; Socket.IO: `40` lets in, `44` refuses, `43` acknowledges.
      if (text.startsWith('0')) line.write(frameOf(`40${JSON.stringify({ token, clientCode: 'DEMO' })}`))
      else if (text.startsWith('2')) line.write(frameOf('3'))
      else if (text.startsWith('40')) {
        isOpen = true
        resolve(opened)
      } else if (text.startsWith('43')) {
        const number = Number.parseInt(text.slice(2), 10)
        waiting.get(number)?.(acknowledged(text))
        waiting.delete(number)
      } else if (text.startsWith('42')) heard.push(/^42\["(\w+)"/.exec(text)?.[1] ?? '')
      else if (text.startsWith('44') || text.startsWith('41')) line.close()
    }
    const line = openLine({ port, from }, (bytes) => (isUp ? sizeOfFrame(bytes) : sizeOfHead(bytes)), hear, lost)
    const opened: AttackSocket = {
      call: (envelope) => {
        if (!isOpen) return Promise.resolve(undefined)
        const number = count++
        line.write(frameOf(`42${number}${JSON.stringify(['request', envelope])}`))
        return new Promise((answered) => waiting.set(number, answered))
      },
      send: (packet) => line.write(frameOf(packet)),
      isOpen: () => isOpen,
      heard,
      shut,
      close: () => line.close(),
    }
    line.write(upgradeOf(port))
  })
}

/** The seconds are said in the answer itself, or at least in its sentence. */
function acknowledged(text: string): Acknowledged {
  const status = Number(/"status":(\d{3})/.exec(text)?.[1] ?? 0)
  const seconds = status === 429 || status === 503 ? /(?:econds"?:\s*|\s)(\d+)/.exec(text)?.[1] : undefined
  return { status, seconds: seconds === undefined ? undefined : Number(seconds) }
}
