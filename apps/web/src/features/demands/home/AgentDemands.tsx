import { countDemands } from '@vigie/contract/demands/demands.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { demandsAddress } from '../../../routing/addresses/demands.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { MessageIcon } from '../../../ui/icons.tsx'
import { AppLine, LineCard } from '../../../ui/page/LineCard.tsx'

/** On an agent's sheet: what it has asked for, and how much of that waits for an answer. */
export function AgentDemands({ name, employeeNumber }: { name: string; employeeNumber: string | null }) {
  const { t } = useTranslation()
  // Its number too: it tells two of one name apart, unless it begins the other's, for words are found by their beginnings.
  const search = [employeeNumber, name].filter(Boolean).join(' ').slice(0, 100)
  const { data } = useAsk(countDemands, { search })
  const waits = data !== undefined && data.open > 0
  return (
    <LineCard>
      <AppLine
        {...linkTo(demandsAddress, { search, state: waits ? 'open' : 'all' })}
        icon={MessageIcon}
        tone={waits ? 'late' : 'wait'}
        title={t('shell.titles.demands')}
        note={data ? (waits ? t('demands.waiting', { count: data.open }) : t('demands.count', { count: data.all })) : '\u00a0'}
      />
    </LineCard>
  )
}
