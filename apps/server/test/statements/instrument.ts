import { parseSync, printSync, type Program } from '@swc/core'

/** A statement in the source: where it stands, and the type that it declares for its rows. */
export interface Site {
  readonly file: string
  readonly line: number
  readonly kind: 'statement' | 'shared' | 'query'
  /** The type as it is written; undefined: no rows are declared. */
  readonly row: string | undefined
  /** The text, where it is written out whole. */
  readonly sql: string | undefined
}
interface Import {
  readonly from: string
  readonly name: string
  /** Under which the module knows it. */
  readonly local: string
}
export interface Instrumented {
  readonly sites: readonly Site[]
  /** Functions at the top of the module, with the names that stand in them. */
  readonly functions: readonly { readonly name: string; readonly uses: ReadonlySet<string> }[]
  /** What it imports from modules of ours. */
  readonly imports: readonly Import[]
  /** The module as TypeScript whose tests, comparisons and calls go through `unknown.ts`, and whose sites report their text. */
  readonly code: string
}

interface Node {
  type: string
  [field: string]: unknown
}
const span = { start: 0, end: 0, ctxt: 0 }
const identifier = (value: string): Node => ({ type: 'Identifier', span, ctxt: 0, value, optional: false })
const text = (value: string): Node => ({ type: 'StringLiteral', span, value })
const number = (value: number): Node => ({ type: 'NumericLiteral', span, value })
const list = (elements: unknown): Node => ({ type: 'ArrayExpression', span, elements })
const later = (body: Node): Node => ({
  type: 'ArrowFunctionExpression',
  span,
  ctxt: 0,
  params: [],
  body: { type: 'ParenthesisExpression', span, expression: body },
  async: false,
  generator: false,
})
/** A call of a function of `unknown.ts`. */
const helper = (name: string, ...given: unknown[]): Node => ({
  type: 'CallExpression',
  span,
  ctxt: 0,
  callee: { type: 'MemberExpression', span, object: identifier('$unknown'), property: { type: 'Identifier', span, value: name } },
  arguments: given.map((expression) => ({ spread: null, expression })),
})

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const comparisons = new Set(['===', '!==', '==', '!=', '<', '>', '<=', '>='])
const lazily: Readonly<Record<string, string>> = { '&&': 'and', '||': 'or', '??': 'ifMissing' }
const makers = new Set(['statement', 'shared'])

function hasAwait(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasAwait)
  if (!isNode(value)) return typeof value === 'object' && value !== null && Object.values(value).some(hasAwait)
  return value.type === 'AwaitExpression' || Object.values(value).some(hasAwait)
}

/** Reads one module. `file` is its name in reports. */
export function instrument(file: string, source: string): Instrumented {
  const bytes = Buffer.from(source)
  const program = parseSync(source, { syntax: 'typescript', target: 'es2024' })
  const body = (program as unknown as { body: Node[] }).body
  const sites: Site[] = []
  const slice = (node: Node): string => {
    const { start, end } = node['span'] as { start: number; end: number }
    return bytes.subarray(start - 1, end - 1).toString()
  }
  const lineOf = (node: Node) =>
    bytes
      .subarray(0, (node['span'] as { start: number }).start - 1)
      .toString()
      .split('\n').length
  const imported = [...importedNames(body)]
  const names = new Map(imported.filter(isMaker).map(({ local, name }) => [local, name as 'statement' | 'shared']))
  const outside = new Set(imported.filter(isOutside).map(({ local }) => local))

  const rowOf = (call: Node): string | undefined => {
    const given = call['typeArguments'] as { params: Node[] } | null
    return given?.params[0] && slice(given.params[0])
  }
  const siteOf = (call: Node): Site | undefined => {
    const callee = call['callee'] as Node
    const sql = (call['arguments'] as { expression: Node }[])[0]?.expression
    const maker = callee.type === 'Identifier' ? names.get(callee['value'] as string) : undefined
    const isQuery = callee.type === 'MemberExpression' && (callee['property'] as Node)['value'] === 'query' && rowOf(call) !== undefined
    if (!sql || (!maker && !isQuery)) return undefined
    return { file, line: lineOf(call), kind: maker ?? 'query', row: rowOf(call), sql: writtenOut(sql) }
  }
  /** `statement` handed on as a value: a site that nothing is known of. */
  const strayOf = (node: Node): Site => ({ file, line: lineOf(node), kind: 'statement', row: undefined, sql: undefined })

  /** Rewrites what lies below first; answers what stands in the node's place. */
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rewrite)
    if (!isNode(value)) {
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewrite(inner)]))
    }
    if (!file.includes('platform/postgres/') && hidesMakers(value)) sites.push(strayOf(value))
    if (value.type === 'ImportDeclaration' || isType(value)) return value
    if (value.type === 'Identifier' && names.has(value['value'] as string)) sites.push(strayOf(value))
    const site = value.type === 'CallExpression' ? siteOf(value) : undefined
    if (!site) return instead(below(value), value, outside)
    const at = sites.push(site) - 1
    return helper('record', text(file), number(at), rewrite((value['arguments'] as { expression: Node }[])[0]!.expression))
  }
  const below = (node: Node): Node => {
    const fields = Object.entries(node).map(([key, inner]) => [key, isPlace(node, key, inner) ? below(inner as Node) : rewrite(inner)])
    return Object.fromEntries(fields) as Node
  }
  const { code } = printSync({ ...program, body: rewrite(body) } as unknown as Program)
  const functions = topFunctions(body)
  return {
    sites,
    functions,
    imports: imported.filter(({ from }) => from.startsWith('.')),
    code: `import * as $unknown from '${new URL('./unknown.ts', import.meta.url).href}'\n${code}\nexport const $functions = { ${functions.map(({ name }) => name).join(', ')} }\n`,
  }
}

const valuesOfTypes = new Set(['TsAsExpression', 'TsNonNullExpression', 'TsSatisfiesExpression', 'TsConstAssertion'])
const isType = ({ type }: Node) => type.startsWith('Ts') && !valuesOfTypes.has(type)
/** What is assigned to stays a place; a link of an optional chain is part of its whole. */
const isPlace = ({ type }: Node, key: string, inner: unknown) =>
  isNode(inner) &&
  ((key === 'left' && type === 'AssignmentExpression') || (key === 'argument' && type === 'UpdateExpression') || key === 'base')

/** What a node becomes whose parts are rewritten already. */
function instead(node: Node, before: Node, outside: ReadonlySet<string>): Node {
  switch (node.type) {
    case 'ConditionalExpression':
    case 'IfStatement':
      return { ...node, test: helper('isTrue', node['test']) }
    case 'ForStatement':
    case 'WhileStatement':
      return node['test'] ? { ...node, test: helper('isTrueOnce', text(JSON.stringify(before['span'])), node['test']) } : node
    case 'UnaryExpression':
      return node['operator'] === '!' ? { ...node, argument: helper('isTrue', node['argument']) } : node
    case 'BinaryExpression': {
      const operator = node['operator'] as string
      if (comparisons.has(operator)) return helper('compare', text(operator), node['left'], node['right'])
      const name = lazily[operator]
      return name && !hasAwait(before['right']) ? helper(name, node['left'], later(node['right'] as Node)) : node
    }
    case 'MemberExpression': {
      const property = node['property'] as Node
      return property.type === 'Computed' && (node['object'] as Node).type !== 'Super'
        ? helper('at', node['object'], property['expression'])
        : node
    }
    case 'CallExpression': {
      const callee = node['callee'] as Node
      if (callee.type === 'Super' || callee.type === 'Import') return node
      const property = callee['property'] as Node | undefined
      if (callee.type === 'MemberExpression' && property?.type === 'Identifier' && (callee['object'] as Node).type !== 'Super')
        return helper('invoke', callee['object'], text(property['value'] as string), list(node['arguments']))
      const name = callee.type === 'Identifier' && outside.has(callee['value'] as string) ? 'callOutside' : 'call'
      return helper(name, callee, list(node['arguments']))
    }
    case 'NewExpression':
      return helper('construct', node['callee'], list(node['arguments'] ?? []))
    default:
      return node
  }
}

/** The names that a module imports, and under which it knows them. */
function* importedNames(body: readonly Node[]): Generator<Import> {
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration') continue
    const from = (source as Node)['value'] as string
    for (const { imported, local } of specifiers as { imported?: Node | null; local: Node }[])
      yield { from, name: (imported ?? local)['value'] as string, local: local['value'] as string }
  }
}
const makersFrom = /\/(db|asking)\.ts$/
/** Has all of them under one name, or passes them on under another address: calls could not be recognised. */
const hidesMakers = ({ type, source, specifiers }: Node): boolean =>
  (type === 'ImportDeclaration' || type === 'ExportNamedDeclaration') &&
  isNode(source) &&
  makersFrom.test(source['value'] as string) &&
  (specifiers as Node[]).some(({ type: kind, orig }) =>
    type === 'ImportDeclaration' ? kind === 'ImportNamespaceSpecifier' : makers.has((orig as Node | undefined)?.['value'] as string),
  )
const isMaker = ({ from, name }: { from: string; name: string }) => makersFrom.test(from) && makers.has(name)
/** From packages, from the machine and from what stands between it and a module. */
const isOutside = ({ from }: { from: string }) => !from.startsWith('.') || from.includes('/platform/')

function writtenOut(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return node['value'] as string
  if (node.type !== 'TemplateLiteral' || (node['expressions'] as unknown[]).length > 0) return undefined
  return (node['quasis'] as { cooked: string }[])[0]!.cooked
}

function topFunctions(body: readonly Node[]): { name: string; uses: ReadonlySet<string> }[] {
  return body.flatMap((node) => {
    const declared = (node.type === 'ExportDeclaration' ? node['declaration'] : node) as Node
    const of = (id: unknown, whole: unknown) => ({ name: (id as Node)['value'] as string, uses: namesBelow(whole) })
    if (declared.type === 'FunctionDeclaration') return [of(declared['identifier'], declared['body'])]
    if (declared.type !== 'VariableDeclaration') return []
    return (declared['declarations'] as { id: Node; init: Node | null }[])
      .filter(({ init }) => init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      .map(({ id, init }) => of(id, init))
  })
}

function namesBelow(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names
  if (isNode(value) && value.type === 'Identifier') names.add(value['value'] as string)
  for (const inner of Object.values(value)) namesBelow(inner, names)
  return names
}
