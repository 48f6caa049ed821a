import { listQualifications, type Qualification } from '@vigie/contract/agents/qualifications.ts'
import { listPartnerNames } from '@vigie/contract/partners/partners.ts'
import { listContractTypes } from '@vigie/contract/reference/reference.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import type { Choice } from '../../ui/fields/choices/choices.tsx'

/** A company's small lists change seldom: asked once for a while. Milliseconds. */
const staleTime = 300_000
const nothing: readonly never[] = []

/** The company's catalogue: what may be chosen, or also what is archived and some agents have. */
export function useCatalogue({ withArchived = false } = {}): readonly Qualification[] {
  return useAsk(listQualifications, withArchived ? { withArchived } : {}, { staleTime }).data?.qualifications ?? nothing
}

/** The catalogue as choices, each with its kind. */
export function useQualificationChoices(fits: (qualification: Qualification) => boolean): readonly Choice[] {
  const { t } = useTranslation()
  const catalogue = useCatalogue()
  return useMemo(
    () =>
      catalogue.filter(fits).map(({ id, kind, code, name }) => ({ id, label: name, note: [t(`agents.kinds.${kind}`), code].join(' · ') })),
    [catalogue, fits, t],
  )
}

/** The companies that lend agents: for managers. */
export function usePartners(isEnabled: boolean): readonly Choice[] {
  const { data } = useAsk(listPartnerNames, {}, { staleTime, isEnabled })
  return useMemo(() => data?.partners.map(({ id, name }) => ({ id, label: name })) ?? nothing, [data])
}

export function useContractTypes(isEnabled: boolean): readonly Choice[] {
  const { data } = useAsk(listContractTypes, {}, { staleTime, isEnabled })
  return useMemo(() => data?.items.map(({ id, name }) => ({ id, label: name })) ?? nothing, [data])
}
