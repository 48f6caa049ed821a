import { createHash } from 'node:crypto'

/** The setting that names whom roots are sent to. */
export const recipientsKey = 'proof_recipients'

/** The addresses that the setting `proof_recipients` names, as an array of SQL; what is no list, and a null, names none. */
export const recipientsIn = (value: string): string =>
  `array(select e.one from jsonb_array_elements_text(case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end) e (one)
          where e.one is not null)`

/** A list has no number of its own: two are the same version (a whole number below 2^31) when they name the same addresses; none is 0. */
export const versionOf = (recipients: readonly string[]): number =>
  recipients.length === 0 ? 0 : createHash('sha256').update(JSON.stringify(recipients)).digest().readUInt32BE() >>> 1
