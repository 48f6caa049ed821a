// PostgreSQL keeps what it has understood of a statement as a text (pg_node_tree): `{QUERY :commandType 1 :rtable ({…} {…})}`.

export interface Node {
  readonly type: string
  readonly [field: string]: Value
}
export type Value = Node | readonly Value[] | string | null | undefined

export const isNode = (value: Value): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
/** What stands in a field as a list of nodes; none where it is empty. */
export const nodesIn = (value: Value): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** What stands in a field as one word. */
export const wordIn = (value: Value): string => (typeof value === 'string' ? value : '')

/** Braces, and words in which a backslash takes away what the next character means. */
const words = /[(){}]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}\\])+/gs

export function readNode(source: string): Value {
  const tokens = source.match(words) ?? []
  let at = 0
  const isEnd = () => tokens[at] === undefined || tokens[at] === '}' || tokens[at] === ')'

  const list = (): Value[] => {
    const values: Value[] = []
    while (!isEnd()) values.push(value())
    at++
    // Numbers are told by a letter: `(b 1 2)`.
    return /^[biox]$/.test(wordIn(values[0])) ? values.slice(1) : values
  }
  const node = (): Node => {
    const fields: Record<string, Value> = { type: tokens[at++]! }
    while (!isEnd()) {
      const name = tokens[at++]!.slice(1)
      const values: Value[] = []
      // The bytes of a constant stand behind their count.
      while (!isEnd() && !/^:[a-z]/i.test(tokens[at]!)) values.push(value())
      fields[name] = values.length > 1 ? values : values[0]
    }
    at++
    return fields as unknown as Node
  }
  const value = (): Value => {
    const token = tokens[at++]!
    if (token === '{') return node()
    if (token === '(') return list()
    if (token === '<>') return null
    return token.startsWith('"') ? token.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : token.replaceAll(/\\(.)/gs, '$1')
  }
  return value()
}
