import type { AgentSort } from '@vigie/contract/agents/agents.sorts.ts'
import { useTranslation } from 'react-i18next'
import { SortHead } from '../../../ui/lists/SortHead.tsx'

interface HeadProps {
  readonly sort: AgentSort
  readonly onSort: (sort: AgentSort) => void
}

/** The table's columns; four of them put the list in order. */
export function AgentsTableHead({ hasRights, ...head }: HeadProps & { readonly hasRights: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Sortable column="name" {...head} />
      {hasRights && <Sortable column="number" {...head} />}
      <Sortable column="card" {...head} />
      {!hasRights && (
        <div role="columnheader" className="cardNumber">
          {t('agents.columns.cardNumber')}
        </div>
      )}
      <div role="columnheader" className="skills">
        {t('agents.columns.qualifications')}
      </div>
      {hasRights && (
        <>
          <div role="columnheader" className="contract">
            {t('agents.columns.contract')}
          </div>
          <Sortable column="hours" {...head} />
        </>
      )}
    </>
  )
}

function Sortable({ column, sort, onSort }: HeadProps & { readonly column: 'name' | 'number' | 'card' | 'hours' }) {
  const { t } = useTranslation()
  const name = t(`agents.columns.${column}`)
  return (
    <SortHead<AgentSort>
      name={name}
      label={t('agents.columns.sort', { column: name })}
      column={column}
      sort={sort}
      usual="name"
      className={column}
      onSort={onSort}
    />
  )
}
