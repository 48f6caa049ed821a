import { choose, currentRun } from './run.ts'

// What instrumented modules run on (instrument.ts): where the way of a function depends on a value that nobody knows, this
// decides, and notes what else could have been decided.

const pathOf = Symbol('path')
type Unknown = ((...given: unknown[]) => Unknown) & { readonly [pathOf]: string }
const isUnknown = (value: unknown): value is Unknown =>
  typeof value === 'function' && typeof (value as Partial<Unknown>)[pathOf] === 'string'

/** As many as a list of unknown length is taken to hold. */
const listLength = 12

export function unknown(path: string): Unknown {
  return new Proxy((() => {}) as unknown as Unknown, {
    get(_, key) {
      if (key === pathOf) return path
      if (key === Symbol.toPrimitive) return () => printed(path)
      if (key === Symbol.iterator) return () => Array.from({ length: listLength }, (_value, at) => unknown(`${path}[${at}]`)).values()
      // Nothing that is awaited, nor spoken to by the machine.
      if (typeof key === 'symbol' || key === 'then') return undefined
      return unknown(`${path}.${key}`)
    },
    has: () => true,
    apply(_, _this, given: unknown[]) {
      for (const one of given) if (typeof one === 'function' && !isUnknown(one)) runCallback(one as (...args: unknown[]) => unknown, path)
      return unknown(`${path}()`)
    },
    construct: () => unknown(`new ${path}`),
  })
}

function runCallback(callback: (...given: unknown[]) => unknown, path: string): void {
  try {
    const answer = callback(unknown(`${path}(a)`), unknown(`${path}(b)`), unknown(`${path}(c)`))
    if (answer instanceof Promise) currentRun().pending.push(answer)
  } catch {
    // What nobody knows may well not do.
  }
}

/** As a text: what was decided of it, or a mark that `record` finds. */
function printed(path: string): string {
  const { decided } = currentRun()
  if (decided.has(path)) return String(decided.get(path))
  return decided.has(`${path}?`) ? String(decided.get(`${path}?`)) : `⟦${path}⟧`
}

/** The value itself, where it was decided. */
const known = (value: unknown): unknown =>
  isUnknown(value) && currentRun().decided.has(value[pathOf]) ? currentRun().decided.get(value[pathOf]) : value

/** What is known to be false of a path `!p` is known to be true of `p`. */
const isDecided = (path: string): boolean =>
  path.startsWith('!') ? choose(`${path.slice(1)}?`, [true, false]) !== true : choose(`${path}?`, [true, false]) === true

export function isTrue(given: unknown): boolean {
  const value = known(given)
  return isUnknown(value) ? isDecided(value[pathOf]) : Boolean(value)
}
/** A loop whose end nobody knows is gone through once, each time that it is come to. */
export function isTrueOnce(loop: string, given: unknown): boolean {
  const value = known(given)
  if (!isUnknown(value)) return Boolean(value)
  if (currentRun().loops.delete(loop)) return false
  currentRun().loops.add(loop)
  return true
}
export const and = (left: unknown, right: () => unknown): unknown => (isTrue(left) ? right() : left)
export const or = (left: unknown, right: () => unknown): unknown => (isTrue(left) ? left : right())
export function ifMissing(given: unknown, right: () => unknown): unknown {
  const value = known(given)
  if (!isUnknown(value)) return value ?? right()
  return isDecided(value[pathOf]) ? value : right()
}

const nameOf = (value: unknown): string => (isUnknown(value) ? value[pathOf] : String(value))
const missing = new Set<unknown>([null, undefined])

export function compare(operator: string, one: unknown, other: unknown): unknown {
  const [left, right] = [known(one), known(other)]
  if (!isUnknown(left) && !isUnknown(right)) return compared(operator, left, right)
  // Whether something is there is what a test of it alone asks too.
  const same = missing.has(right) ? `!${nameOf(left)}` : `(${nameOf(left)} = ${nameOf(right)})`
  if (operator.startsWith('==')) return unknown(same)
  if (operator.startsWith('!=')) return unknown(same.startsWith('!') ? same.slice(1) : `!${same}`)
  return unknown(`(${nameOf(left)} ${operator} ${nameOf(right)})`)
}

function compared(operator: string, left: unknown, right: unknown): boolean {
  const [one, other] = [left as number, right as number]
  switch (operator) {
    case '===':
    case '==':
      return one === other
    case '!==':
    case '!=':
      return one !== other
    case '<':
      return one < other
    case '>':
      return one > other
    case '<=':
      return one <= other
    default:
      return one >= other
  }
}

/** A member under a name that nobody knows is each of them in turn. */
export function at(given: unknown, key: unknown): unknown {
  const [whole, name] = [known(given) as Record<string, unknown>, known(key)]
  if (isUnknown(whole)) return unknown(`${whole[pathOf]}[${nameOf(name)}]`)
  if (!isUnknown(name)) return whole[name as string]
  const names = Object.keys(whole)
  return names.length > 0 ? whole[choose(name[pathOf], names) as string] : undefined
}

export function call(given: unknown, values: readonly unknown[]): unknown {
  const action = given as (...values: readonly unknown[]) => unknown
  currentRun().called.add(action)
  try {
    return action(...values)
  } catch (error) {
    if (values.some(isUnknown)) return unknown('call()')
    throw error
  }
}
/** What stands outside is not called with what nobody knows, nor waited for. */
export function callOutside(action: unknown, values: readonly unknown[]): unknown {
  const answer = values.some(isUnknown) ? unknown('outside()') : call(action, values)
  if (!(answer instanceof Promise)) return answer
  answer.catch(() => {})
  return unknown('outside()')
}

/** What is made of what nobody knows is not known either. */
export const construct = (made: unknown, values: readonly unknown[]): unknown =>
  values.some(isUnknown) ? unknown('new()') : Reflect.construct(made as new (...values: unknown[]) => unknown, values)

const testing = new Set(['filter', 'some', 'every', 'find', 'findLast'])
/** The same function, where whoever calls it takes its answer for true or false. */
const deciding = (value: unknown): unknown =>
  typeof value === 'function' && !isUnknown(value) ? (...given: readonly unknown[]) => isTrue((value as typeof invokable)(...given)) : value
declare const invokable: (...given: readonly unknown[]) => unknown
export function invoke(whole: unknown, name: string, values: readonly unknown[]): unknown {
  const target = known(whole) as Record<string, (...values: readonly unknown[]) => unknown>
  currentRun().called.add(target[name])
  try {
    return target[name]!(...(testing.has(name) ? values.map(deciding) : values))
  } catch (error) {
    if (values.some(isUnknown)) return unknown(`${name}()`)
    throw error
  }
}

/** A site was reached with this text. What it answers stands for the statement. */
export function record(file: string, site: number, given: unknown): Unknown {
  const sql = String(given)
  currentRun().recorded.push({ file, site, sql, unknowns: [...sql.matchAll(/⟦(.*?)⟧/g)].map((match) => match[1]!) })
  return unknown('statement')
}
