import pino from 'pino'

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** JSON lines on the standard error, so that the standard output stays for what a person reads. */
export const serverLog: Log = pino({ level: 'warn', base: null }, pino.destination(2))
