/** What somebody who subscribes is given. */
export interface Subscriber {
  /** A text that a server has published, this one too: those of one server in their order. */
  receive(text: string): void
  /** Texts may have been missed. */
  resumed(): void
}

/** Carries texts between the servers of one installation: PostgreSQL (decisions/13-processes) or Redis (decisions/13-processes). */
export interface Carrier {
  readonly name: 'postgresql' | 'redis'
  /**
   * Once, before anything is published. Answers when the first try is over, whether or not the connection stands: what is lost comes back
   * by itself, and an outage is logged once. Throws where the setting is wrong.
   */
  subscribe(subscriber: Subscriber): Promise<void>
  /** Publishes to all servers, together and in their order. Throws where nothing was published, or it is not known whether. */
  publish(texts: readonly string[]): Promise<void>
  /** Whether texts come and go. */
  isConnected(): boolean
  close(): Promise<void>
}
