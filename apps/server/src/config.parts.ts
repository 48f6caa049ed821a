import path from 'node:path'

export type Environment = Readonly<Record<string, string | undefined>>

/** A wrong setting: its sentence names it, and never holds its value, which may be a secret. */
export const wrong = (name: string, expected: string): Error => new Error(`Réglage ${name} : ${expected}.`)

/** The setting without surrounding space; empty counts as unset. */
export const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined

/** An absolute path; unset: undefined. PostgreSQL holds its own in files of lines, which a break in a name would spoil. */
export function folder(env: Environment, name: string): string | undefined {
  const text = given(env, name)
  if (text === undefined) return undefined
  if (/\p{Cc}/u.test(text)) throw wrong(name, 'un chemin sans retour à la ligne est attendu')
  return path.resolve(text)
}

export function port(name: string, text: string): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > 65_535) throw wrong(name, 'un numéro de port entre 0 et 65535 est attendu')
  return value
}

export function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = given(env, name)
  if (text === undefined) return undefined
  const isKnown = URL.canParse(text) && protocols.includes(new URL(text).protocol)
  if (!isKnown) throw wrong(name, `une adresse ${protocols.map((one) => `${one}//…`).join(' ou ')} est attendue`)
  return text
}

/** Settings that go together: all, or none. */
export function group<const Names extends Record<string, string>>(
  env: Environment,
  names: Names,
): { [K in keyof Names]: string } | undefined {
  const found = Object.entries(names).map(([key, name]) => [key, given(env, name), name] as const)
  const missing = found.filter(([, value]) => value === undefined).map(([, , name]) => name)
  if (missing.length === found.length) return undefined
  if (missing.length)
    throw wrong(
      missing[0]!,
      `ce réglage est attendu avec ${Object.values(names)
        .filter((one) => one !== missing[0])
        .join(', ')}`,
    )
  return Object.freeze(Object.fromEntries(found)) as { [K in keyof Names]: string }
}

export function whole(env: Environment, name: string, usual: number, least: number, most: number): number {
  const text = given(env, name)
  const value = Number(text ?? usual)
  if ((text !== undefined && !/^\d+$/.test(text)) || value < least || value > most)
    throw wrong(name, `un nombre entier entre ${least} et ${most} est attendu`)
  return value
}
