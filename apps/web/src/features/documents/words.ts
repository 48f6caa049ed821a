import type { Document } from '@vigie/contract/documents/documents.ts'
import { fileViewOf, readingStateOf, type PageRange } from '@vigie/contract/documents/documents.rules.ts'
import { dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenBytes } from '../../kit/bytes.ts'
import { localeOf, ownZone, writtenDay, writtenInstant } from '../../kit/dates.ts'
import { useToday } from '../../session/today.ts'

/** Groups of pages that are named one by one. */
const mostRanges = 4

/** What is said of documents, in the reader's language. */
export function useDocumentWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  return useMemo(() => {
    const dayIn = (instant: Instant) => dayOf(localOf(instant, ownZone()))
    /** 9 nov., with its year where that is another. */
    const day = (instant: Instant): string => {
      const of = dayIn(instant)
      return writtenDay(of, language, of.slice(0, 4) === today.slice(0, 4) ? 'brief' : 'long')
    }
    const kind = ({ extension }: Document): string => {
      const upper = extension.toUpperCase()
      return fileViewOf(extension) === 'picture' ? t('documents.meta.picture', { extension: upper }) : upper
    }
    return {
      day,
      /** PDF · 4 pages · version 3 · 9 nov. */
      meta: (document: Document, hasDay = true): string =>
        [
          kind(document),
          document.pages === null ? writtenBytes(document.bytes, language) : t('documents.meta.pages', { count: document.pages }),
          document.version > 1 && t('documents.meta.version', { version: document.version }),
          hasDay && day(document.filedAt),
        ]
          .filter(Boolean)
          .join(' · '),
      /** 2 à 4, 6 et 7: no more than a few, the first ones. */
      pages: (ranges: readonly PageRange[]): string => {
        const said = ranges.flatMap(([first, last]) =>
          last > first + 1
            ? [t('documents.validation.pages', { first, last })]
            : last > first
              ? [String(first), String(last)]
              : [String(first)],
        )
        if (said.length > mostRanges) return `${said.slice(0, mostRanges - 1).join(', ')}…`
        return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(said)
      },
      bytes: (bytes: number): string => writtenBytes(bytes, language),
      instant: (instant: Instant): string => writtenInstant(instant, language),
      /** Where the reader stands with it; a day by which it is to be validated stands beside it. */
      state: (document: Document): string => {
        const state = readingStateOf(document)
        const isWaiting = state === 'to_validate' || (state === 'unviewed' && document.isAsked)
        if (isWaiting && document.validateBy !== null)
          return t(document.validateBy < today ? 'documents.states.late' : 'documents.states.by', {
            day: writtenDay(document.validateBy, language, 'brief'),
          })
        return t(isWaiting && state === 'unviewed' ? 'documents.states.unviewedAsked' : `documents.states.${state}`)
      },
      /** Whose it is: the site, the client, and so on; of the company's own its kind. */
      owner: ({ owner, ownerName }: Pick<Document, 'owner' | 'ownerName'>): string => ownerName || t(`documents.owners.${owner}`),
    }
  }, [t, language, today])
}
