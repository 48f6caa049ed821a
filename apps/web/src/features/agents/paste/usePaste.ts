import { countAgents, listAgents } from '@vigie/contract/agents/agents.ts'
import { newAgentFields } from '@vigie/contract/agents/agents.create.ts'
import { createAgents } from '@vigie/contract/agents/agents.paste.ts'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { isRefused } from '../../../api/errors.ts'
import { invalidate } from '../../../api/queries.ts'
import { useUnsaved } from '../../../session/reach.ts'
import { useToday } from '../../../session/today.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useProblemWords } from '../../../ui/forms/problems.ts'
import { useContractTypes } from '../useChoices.ts'
import { linesOf } from './lines.rules.ts'
import { pastedFields, tableOf, type PastedField, type PastedTable } from './table.rules.ts'

const empty: PastedTable = { titles: [], columns: [], rows: [] }

/** A pasted table: its columns and cells can be changed, its ready lines are added together. */
export function usePaste(onAdded: () => void) {
  const { t } = useTranslation()
  const today = useToday()
  const sentenceOf = useSentence()
  const wordsOf = useProblemWords()
  const kinds = useContractTypes(true)
  const [table, setTable] = useState<PastedTable>(empty)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // What the server alone knows: a number or a code that another has. By the line and the field, until that changes.
  const [told, setTold] = useState<Readonly<Record<string, string>>>({})
  const lines = useMemo(() => linesOf(table, kinds, today), [table, kinds, today])
  useUnsaved(table.rows.length > 0)

  const problemsOf = (row: number): Readonly<Record<string, string>> => ({
    ...wordsOf(lines[row]?.problems ?? []),
    ...Object.fromEntries(
      Object.entries(told).flatMap(([key, sentence]) => (key.startsWith(`${row} `) ? [[key.slice(String(row).length + 1), sentence]] : [])),
    ),
  })
  const nameOfLine = (row: number): string => {
    const { lastName, firstName } = lines[row]!.form
    return [lastName, firstName].filter(Boolean).join(' ') || t('firstSteps.paste.line', { number: row + 1 })
  }
  const change = (next: PastedTable) => {
    setTable(next)
    setTold({})
    setRefusal(null)
  }
  const ready = lines.flatMap((_, row) => (Object.keys(problemsOf(row)).length === 0 ? [row] : []))
  const add = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const { agentIds } = await ask(createAgents, { agents: ready.map((row) => lines[row]!.form) })
      toast('success', t('firstSteps.paste.added', { count: agentIds.length }))
      const left = new Set(ready)
      change({ ...table, rows: table.rows.filter((_, row) => !left.has(row)) })
      await invalidate(listAgents, countAgents)
      onAdded()
    } catch (error) {
      const errors = isRefused(error) ? Object.entries(error.errors ?? {}) : []
      const found = errors.flatMap(([path, sentence]) => {
        const [, line, wire] = /^agents\.(\d+)\.(\w+)$/.exec(path) ?? []
        const field = wire === undefined ? undefined : fieldOfWire[wire]
        return field === undefined ? [] : [[`${ready[Number(line)]} ${field}`, sentence] as const]
      })
      if (found.length > 0) setTold(Object.fromEntries(found))
      else setRefusal(sentenceOf(error))
    }
    setBusy(false)
  }
  return {
    table,
    lines,
    problemsOf,
    nameOfLine,
    ready,
    refusal,
    isBusy,
    add,
    paste: (text: string) => {
      const read = tableOf(text)
      if ('fault' in read) setRefusal(t(`firstSteps.paste.${read.fault}`, read.values))
      else change(read)
    },
    forget: () => change(empty),
    /** Says which field a column holds; the column that held it holds none any more. */
    turn: (column: number, field: PastedField | null) =>
      change({ ...table, columns: table.columns.map((one, at) => (at === column ? field : one === field ? null : one)) }),
    type: (row: number, column: number, text: string) =>
      change({ ...table, rows: table.rows.map((one, at) => (at === row ? one.with(column, text) : one)) }),
    leaveOut: (row: number) => change({ ...table, rows: table.rows.filter((_, at) => at !== row) }),
  }
}

/** The fields of a line, by the names that the server may call them by. */
const fieldOfWire: Readonly<Record<string, PastedField>> = Object.fromEntries(
  pastedFields.flatMap((field) => [
    [field, field],
    [newAgentFields[field].wire, field],
  ]),
)
