import { editSite, readSite, type SiteSheet } from '@vigie/contract/sites/sites.sheet.ts'
import { siteProblems } from '@vigie/contract/sites/sites.rules.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { askAnew } from '../../../api/queries.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useProblemWords } from '../../../ui/forms/problems.ts'
import { useVersionedForm } from '../../../ui/forms/useVersionedForm.ts'
import { draftOf, formOf, keptDraft, type SiteDraft } from './form.ts'

/** The form's names of the fields that a rule or the server speaks of. */
const nameOf = (field: string): string => (field === 'perimeterMetres' ? 'perimeter' : field)

/** The form of a site. What was typed stays also after closing. */
export function useSiteForm(sheet: SiteSheet, onSaved: () => void) {
  const { t } = useTranslation()
  const wordsOf = useProblemWords()
  const siteId = sheet.site.id
  const hasPosition = sheet.latitude !== null && sheet.longitude !== null
  return useVersionedForm<SiteDraft, unknown>({
    now: draftOf(sheet),
    version: sheet.settings?.version ?? 1,
    changed: t('sites.edit.changed'),
    refresh: () => askAnew(readSite),
    kept: keptDraft(siteId),
    nameOf,
    judge: (draft) => wordsOf(siteProblems(formOf(draft), hasPosition).map((found) => ({ ...found, field: nameOf(found.field) }))),
    send: ({ draft, version }) => ask(editSite, { siteId, ...formOf(draft), version: version ?? 1 }),
    onDone: async () => {
      await askAnew(readSite)
      toast('success', t('sites.edit.saved'))
      onSaved()
    },
  })
}
