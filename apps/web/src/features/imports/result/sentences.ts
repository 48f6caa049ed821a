import type { ImportKind, ImportNotice, ImportReason } from '@vigie/contract/imports/imports.report.ts'
import { sentenceOf, type ObstacleSentence } from '@vigie/contract/planning/planning.obstacles.ts'
import { fill } from '@vigie/phrases/figures.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import type { TFunction } from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import type { Entry } from './groups.ts'

interface Sentences {
  readonly language: Language
  readonly importLines: Readonly<Record<ImportReason | ImportNotice | ImportKind, string>>
  readonly warnings: Readonly<Record<ObstacleSentence, string>>
}

/** Why a line is refused, in the reader's own language: some sixty sentences, loaded with the first lines alone. */
const load: Record<Language, () => Promise<Omit<Sentences, 'language'>>> = {
  fr: async () => ({
    ...(await import('@vigie/phrases/fr/imports/lines.ts')),
    warnings: {
      ...(await import('@vigie/phrases/fr/planning/planning.ts')).planning,
      ...(await import('@vigie/phrases/fr/planning/obstacles.ts')).obstacles,
    },
  }),
  en: async () => ({
    ...(await import('@vigie/phrases/en/imports/lines.ts')),
    warnings: {
      ...(await import('@vigie/phrases/en/planning/planning.ts')).planning,
      ...(await import('@vigie/phrases/en/planning/obstacles.ts')).obstacles,
    },
  }),
  de: async () => ({
    ...(await import('@vigie/phrases/de/imports/lines.ts')),
    warnings: {
      ...(await import('@vigie/phrases/de/planning/planning.ts')).planning,
      ...(await import('@vigie/phrases/de/planning/obstacles.ts')).obstacles,
    },
  }),
}

/** What a line says, the same function while the language is; undefined while the sentences are on their way. */
export function useLineText(): ((entry: Entry) => string) | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  const [sentences, setSentences] = useState<Sentences>()
  useEffect(() => {
    let isOver = false
    void load[language]().then((loaded) => !isOver && setSentences({ ...loaded, language }))
    return () => void (isOver = true)
  }, [language])
  return useMemo(() => (sentences ? textsIn(sentences, t) : undefined), [sentences, t])
}

function textsIn(sentences: Sentences, t: TFunction): (entry: Entry) => string {
  const { importLines, warnings } = sentences
  const say = (sentence: string, values: Readonly<Record<string, string | number>>) => fill(sentences.language, sentence, values)
  return ({ group, line }) => {
    switch (group) {
      case 'created':
        return t('imports.result.createdLine', { kind: t(`imports.one.${line.kind}`), key: line.key, label: line.label })
      case 'changed':
        return t('imports.result.changedLine', {
          kind: t(`imports.one.${line.kind}`),
          key: line.key,
          label: line.label,
          fields: line.fields.join(', '),
        })
      case 'meanwhile':
        return t(`imports.result.meanwhileLines.${line.fields.length > 0 ? 'changedFields' : line.what}`, {
          kind: t(`imports.one.${line.kind}`),
          key: line.key,
          fields: line.fields.join(', '),
        })
      case 'refused':
        return say(importLines[line.reason], line.values)
      case 'noticed':
        return say(importLines[line.notice], line.values)
      case 'warned':
        return `${line.agentName ? `${line.agentName} (${line.employeeNumber})` : line.employeeNumber} — ${say(warnings[sentenceOf({ ...line, code: line.rule })], line.values)}`
    }
  }
}
