import { changeSettings, readSettings } from '@vigie/contract/companies/companies.settings.ts'
import { settingOf } from '@vigie/contract/companies/settings.changes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../../api/errors.ts'
import { invalidate, useSend } from '../../../api/queries.ts'
import { useUnsaved } from '../../../session/reach.ts'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { valueOf } from '../settings.rules.ts'
import { followSaved } from '../stored.ts'
import { useSettingWords } from '../useSettingWords.ts'

const colourKeys = ['color_primary', 'color_secondary'] as const
export type ColourKey = (typeof colourKeys)[number]
export type Colours = Readonly<Record<ColourKey, string>>
/** `was`: the colour that it replaces. */
interface Draft {
  readonly entry: string
  readonly was: string
}

/** The two colours while they are tried: nothing is saved before they are applied, and then both together. */
export function useAppearance(current: Colours) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const { wrongOf } = useSettingWords()
  const { mutateAsync, isPending: isSaving } = useSend(changeSettings)
  const [drafts, setDrafts] = useState<Partial<Record<ColourKey, Draft>>>({})
  const [problem, setProblem] = useState<string | null>(null)

  const of = (key: ColourKey) => {
    const draft = drafts[key]
    const value = draft === undefined ? current[key] : (valueOf(key, settingOf(key), draft.entry) as string | undefined)
    const isUnsaved = value !== current[key]
    return {
      entry: draft?.entry ?? current[key],
      /** What is shown of it: while it is no colour yet, the former one. */
      colour: value ?? current[key],
      isUnsaved,
      isOvertaken: isUnsaved && !isSaving && draft !== undefined && draft.was !== current[key],
      problem: value === undefined ? wrongOf(key) : null,
    }
  }
  const states = { color_primary: of('color_primary'), color_secondary: of('color_secondary') }
  const changed = colourKeys.filter((key) => states[key].isUnsaved)
  useUnsaved(changed.length > 0)

  const put = (key: ColourKey, draft: Draft | undefined) => {
    if (isSaving) return
    setDrafts((before) => ({ ...before, [key]: draft }))
    setProblem(null)
  }
  const apply = async () => {
    const changes = Object.fromEntries(changed.map((key) => [key, states[key].colour]))
    setProblem(null)
    try {
      await mutateAsync({ changes, was: Object.fromEntries(changed.map((key) => [key, drafts[key]?.was])) })
    } catch (error) {
      // What another user has applied meanwhile is shown below the colour.
      if (isRefused(error) && error.code === 'CONFLICT') return invalidate(readSettings)
      return setProblem((isRefused(error) && Object.values(error.errors)[0]) || sentenceOf(error))
    }
    toast('success', t('settings.appearance.applied'))
    setDrafts({})
    await followSaved(changes)
  }
  return {
    current,
    states,
    isSaving,
    problem,
    isUnsaved: changed.length > 0,
    canApply: changed.length > 0 && changed.every((key) => states[key].problem === null && !states[key].isOvertaken),
    change: (key: ColourKey, entry: string) => put(key, { entry, was: drafts[key]?.was ?? current[key] }),
    drop: (key: ColourKey) => put(key, undefined),
    /** Keeps the tried colour over the one that another user has applied meanwhile. */
    keepMine: (key: ColourKey) => put(key, { entry: states[key].entry, was: current[key] }),
    dropAll: () => {
      if (!isSaving) setDrafts({})
      setProblem(null)
    },
    apply,
  }
}
export type AppearanceState = ReturnType<typeof useAppearance>
