import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { Decoder, Encoder, PacketType } from 'socket.io-parser'
import { refuseSwelling } from '../json.ts'
import { openMessageBytes } from '../limits.ts'

/** The event by which a message that was not read is handed on, with the refusal's code, to be answered like any other. */
export const refusedEvent = 'refused'

/** An event that asks for an acknowledgement: its namespace and its number. */
const headOfEvent = /^2(?:(\/[^,]{1,100}),)?(\d{1,15})/

interface Limited {
  /** Characters of one message. */
  limit: number
}
/** By what a client said of itself when it opened: the very value that the handshake holds afterwards. */
const decoders = new WeakMap<object, Limited>()

/** Characters of the messages that events came in, by their first value: a request's envelope. */
const lengths = new WeakMap<object, number>()
export const lengthOf = (envelope: object): number => lengths.get(envelope) ?? 0

/** Lets a client send messages of so many characters, once it is known who it is. `auth`: its handshake's. */
export function allowMessagesOf(auth: object, characters: number): void {
  const decoder = decoders.get(auth)
  if (decoder) decoder.limit = characters
}

/**
 * Socket.IO's own decoder, which reads nothing that is longer than this client may say, or holds too much for its length
 * (json.ts). A message that asks for an answer gets one; any other closes the connection.
 */
class BoundedDecoder extends Decoder implements Limited {
  limit = openMessageBytes
  #length = 0

  constructor() {
    super()
    this.on('decoded', ({ type, data }) => {
      const said: unknown = type === PacketType.CONNECT ? data : type === PacketType.EVENT ? data?.[1] : undefined
      if (typeof said !== 'object' || said === null) return
      if (type === PacketType.CONNECT) decoders.set(said, this)
      else lengths.set(said, this.#length)
    })
  }

  override add(message: unknown): void {
    // No call takes binary values: files go by HTTP.
    if (typeof message !== 'string') throw new Refusal('MALFORMED')
    try {
      if (message.length > this.limit) throw new Refusal('TOO_LARGE')
      refuseSwelling(message, this.limit)
    } catch (error) {
      const [head, nsp = '/', id] = headOfEvent.exec(message) ?? []
      if (!head || !(error instanceof Refusal)) throw error
      return void this.emitReserved('decoded', { type: PacketType.EVENT, nsp, id: Number(id), data: [refusedEvent, error.code] })
    }
    this.#length = message.length
    super.add(message)
  }
}

/** For the option `parser` of a Socket.IO server. */
export const boundedParser = { Encoder, Decoder: BoundedDecoder }
