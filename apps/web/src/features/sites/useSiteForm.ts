import { editSite, readSite, type SiteSheet } from '@vigie/contract/sites/sites.sheet.ts'
import { siteProblems } from '@vigie/contract/sites/sites.rules.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../api/errors.ts'
import { askAnew, useSend } from '../../api/queries.ts'
import { changedByOthers, differing, over } from '../../kit/drafts.ts'
import { useUnsaved } from '../../session/reach.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { draftOf, formOf, keepDraft, keptDraft, type KeptDraft, type SiteDraft } from './form.ts'

type Name = keyof SiteDraft
/** The form's names of the fields that a rule or the server speaks of. */
const nameOf = (field: string): Name => (field === 'perimeterMetres' ? 'perimeter' : (field as Name))

/** What is typed of a site, what is wrong with it, and saving it. What was typed stays after a refusal and after closing. */
export function useSiteForm(sheet: SiteSheet, onSaved: () => void) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const siteId = sheet.site.id
  const [state, setState] = useState<KeptDraft>(
    () => keptDraft(siteId) ?? { draft: draftOf(sheet), from: draftOf(sheet), version: sheet.settings?.version ?? 1 },
  )
  const [problems, setProblems] = useState<Partial<Record<Name, string>>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = useSend(editSite)
  const { draft, from } = state
  const isTouched = differing(draft, from).length > 0
  useUnsaved(isTouched)

  const keep = (next: KeptDraft) => {
    setState(next)
    keepDraft(siteId, next)
  }
  const change = (changes: Partial<SiteDraft>) => {
    keep({ ...state, draft: { ...draft, ...changes } })
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))))
    setRefusal(null)
  }
  const forget = () => {
    keepDraft(siteId, null)
    setState({ draft: draftOf(sheet), from: draftOf(sheet), version: sheet.settings?.version ?? 1 })
  }
  /** Whether it was saved. */
  const save = async (): Promise<boolean> => {
    setRefusal(null)
    const form = formOf(draft)
    const wrong = siteProblems(form, sheet.latitude !== null && sheet.longitude !== null)
    setProblems(
      Object.fromEntries(
        wrong.map(({ field, problem, values }) => [nameOf(field), t(`problems.${problem}` as 'problems.required', values ?? {})]),
      ),
    )
    if (wrong.length > 0) return false
    try {
      // Another has saved meanwhile, and the reader has seen it (`theirs`): this one goes over it knowingly.
      await send.mutateAsync({ siteId, ...form, version: state.version })
      keepDraft(siteId, null)
      await askAnew(readSite)
      toast('success', t('sites.edit.saved'))
      onSaved()
      return true
    } catch (error) {
      if (isRefused(error) && error.code === 'CONFLICT') await reconsider()
      else if (isRefused(error) && Object.keys(error.errors).length > 0) {
        setProblems(Object.fromEntries(Object.entries(error.errors).map(([field, sentence]) => [nameOf(field), sentence])))
      } else setRefusal(sentenceOf(error))
      return false
    }
  }
  /** The site as another has left it: what was typed stays, and the next save knows of it. */
  const reconsider = async () => {
    await askAnew(readSite)
    setRefusal(t('sites.edit.changed'))
  }
  const now = draftOf(sheet)
  const version = sheet.settings?.version ?? state.version
  const theirs = version === state.version ? [] : changedByOthers(now, state)
  const take = () => keep({ draft: over(now, state), from: now, version })
  return {
    draft,
    change,
    save,
    forget,
    problems,
    refusal,
    isBusy: send.isPending,
    isTouched,
    theirs,
    now,
    hasMovedOn: version !== state.version,
    take,
  }
}
