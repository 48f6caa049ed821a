import { useTranslation } from 'react-i18next'
import type { DocumentsPlace } from '../list/question.rules.ts'
import { isOfOne, missingOf, readersOf, type FilingSettings } from './filing.rules.ts'
import { useFilingChoices } from './useFilingChoices.ts'

/** Whom documents would be for, in a few words: «Pour : 14 agents du site». */
export function useSummary(settings: FilingSettings, place: DocumentsPlace): string {
  const { t } = useTranslation()
  const { owner, ownerId, ownerName, agents } = settings
  const missing = missingOf(settings)
  const { data } = useFilingChoices(owner, ownerId, '', missing !== 'owner')
  if (missing !== null) return t('documents.filing.forWhom')
  const counts = { isForAgents: agents?.length ?? data?.agentCount, isForClients: data?.clientCount, isForPartners: data?.partnerCount }
  const parts = readersOf[owner].flatMap((one) => {
    if (!settings[one]) return []
    const count = counts[one]
    return count === undefined ? t(`documents.filing.all.${one}`) : t(`documents.filing.counted.${one}`, { count })
  })
  // Where the page is of one owner its name stands above.
  const name = !isOfOne(place) ? (owner === 'company' ? t('documents.owners.company') : (data?.name ?? ownerName)) : ''
  return t('documents.filing.for', { whom: [name, parts.join(' + ')].filter(Boolean).join(' · ') })
}
