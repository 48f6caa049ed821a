import { listSold, type SoldPrestation } from '@vigie/contract/planning/planning.sold.ts'
import { createShifts } from '@vigie/contract/planning/planning.create.ts'
import { listPrestations, listProfiles } from '@vigie/contract/reference/reference.ts'
import { readSite } from '@vigie/contract/sites/sites.sheet.ts'
import { listSites } from '@vigie/contract/sites/sites.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { isRefused } from '../../../api/errors.ts'
import { useAsk } from '../../../api/queries.ts'
import { useAgentSearch } from '../../../domains/agents/useAgentSearch.ts'
import type { Choice } from '../../../ui/fields/choices/choices.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useProblemWords, type Problems } from '../../../ui/forms/problems.ts'
import { useForm } from '../../../ui/forms/useForm.ts'
import { useDebounced } from '../../../ui/useDebounced.ts'
import { draftProblems, soldFirst, spokenOf, type NewShiftsDraft } from './newShifts.rules.ts'

/** Milliseconds after the last letter. */
const pause = 250
/** Rows that a search shows. */
const limit = 20
const none: readonly SoldPrestation[] = []
const everyWeekday = [1, 2, 3, 4, 5, 6, 7] as const
export type NewShiftsStart = Partial<NewShiftsDraft> & { readonly day: NewShiftsDraft['day'] }

/** What the server says of the days is said at the first. */
const nameOf = (field: string): string => (field === 'days' ? 'day' : field)

/** The form of services that are planned by hand. A rule of law that speaks against them asks for a reason, and is said. */
export function useNewShifts(start: NewShiftsStart, onDone: () => void) {
  const { t } = useTranslation()
  const wordsOf = useProblemWords()
  const [why, setWhy] = useState<string | null>(null)
  const validate = (draft: NewShiftsDraft): Problems<NewShiftsDraft> => {
    const needsWaiver = why !== null && draft.waiver.trim() === ''
    return {
      ...(wordsOf(draftProblems(draft)) as Problems<NewShiftsDraft>),
      ...(needsWaiver && { waiver: t('shifts.assign.reasonRequired') }),
    }
  }
  const form = useForm<NewShiftsDraft, { readonly shiftIds: readonly number[]; readonly unpublishedCount: number }>({
    start: {
      siteId: null,
      agentId: null,
      prestationId: null,
      profileId: null,
      lastDay: null,
      repeats: false,
      weekdays: everyWeekday,
      startsTime: '',
      endsTime: '',
      breakMinutes: '',
      note: '',
      waiver: '',
      ...start,
    },
    validate,
    nameOf,
    send: ({ draft }) =>
      ask(createShifts, {
        siteId: draft.siteId ?? 0,
        agentId: draft.agentId,
        prestationId: draft.prestationId,
        activityId: null,
        profileId: draft.profileId,
        note: draft.note,
        ...spokenOf(draft),
        ...(draft.waiver.trim() !== '' && { waiver: draft.waiver.trim() }),
      }),
    explain: (error) => {
      if (isRefused(error) && error.code === 'WAIVER_REQUIRED') setWhy(error.message)
      return undefined
    },
    onDone: ({ shiftIds, unpublishedCount }) => {
      toast('success', t('newShifts.added', { count: shiftIds.length }))
      if (unpublishedCount > 0) toast('info', t('newShifts.unpublished'))
      onDone()
    },
  })
  // Another agent, or other hours, are another case: what was said of the former is over.
  const change = (changes: Partial<NewShiftsDraft>) => {
    if (!('waiver' in changes) && !('note' in changes)) setWhy(null)
    form.change(changes)
  }
  return { form: { ...form, change }, needsWaiver: why !== null }
}

/** The sites, agents, prestations and profiles that a form chooses from; the first two are found by typing. */
export function useNewShiftsChoices(siteId: number | null, agent: Choice | undefined) {
  const { t } = useTranslation()
  const [siteWords, setSiteWords] = useState('')
  const [, onTypeSite] = useDebounced(siteWords, setSiteWords, pause)
  const sites = useAsk(listSites, { isActive: true, search: siteWords.trim(), sort: 'name', limit }, { keepsFormer: true })
  const agents = useAgentSearch({ own: agent })
  const own = useAsk(readSite, { siteId: siteId ?? 0 }, { isEnabled: siteId !== null }).data?.site
  const prestations = useAsk(listPrestations, {}, { staleTime: 300_000 })
  const sold = useAsk(listSold, { siteId: siteId ?? 0 }, { isEnabled: siteId !== null }).data?.prestations ?? none
  const profiles = useAsk(listProfiles, {}, { staleTime: 300_000 })
  const found = sites.data?.sites ?? []
  const all = own && !found.some(({ id }) => id === own.id) ? [own, ...found] : found
  const named = (items: readonly { readonly id: number; readonly name: string }[] | undefined): Choice[] =>
    items?.map(({ id, name }) => ({ id, label: name })) ?? []
  return {
    site: own,
    sites: {
      choices: all.map(({ id, name, code }): Choice => ({ id, label: name, note: code })),
      onType: onTypeSite,
      isLoading: sites.isFetching,
    },
    agents: { choices: agents.choices, ...agents.search },
    prestations: soldFirst(named(prestations.data?.items), sold, {
      here: t('newShifts.soldHere'),
      elsewhere: t('newShifts.soldElsewhere'),
    }),
    profiles: named(profiles.data?.items),
  }
}
