import type { AgentSort } from '@vigie/contract/agents/agents.sorts.ts'
import { useTranslation } from 'react-i18next'
import { DownIcon } from '../../../ui/icons.tsx'
import { directionOf, nextSort } from '../../../ui/lists/sorting.ts'

interface HeadProps {
  readonly sort: AgentSort
  readonly onSort: (sort: AgentSort) => void
}

/** The table's columns; four of them put the list in order. */
export function AgentsTableHead({ hasRights, ...head }: HeadProps & { readonly hasRights: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <SortHead column="name" {...head} />
      {hasRights && <SortHead column="number" {...head} />}
      <SortHead column="card" {...head} />
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
          <SortHead column="hours" {...head} />
        </>
      )}
    </>
  )
}

function SortHead({ column, sort, onSort }: HeadProps & { readonly column: 'name' | 'number' | 'card' | 'hours' }) {
  const { t } = useTranslation()
  const direction = directionOf(sort, column)
  const order = direction === 'none' ? undefined : direction
  return (
    <div role="columnheader" className={column} aria-sort={order}>
      <button
        type="button"
        aria-label={t('agents.columns.sort', { column: t(`agents.columns.${column}`) })}
        data-on={order && true}
        data-down={order === 'ascending' || undefined}
        onClick={(event) => {
          onSort(nextSort(sort, column, 'name'))
          // After a click the arrows go on through the rows; whoever came by the keyboard stays where they are.
          if (event.detail > 0) event.currentTarget.closest<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
        }}
      >
        {t(`agents.columns.${column}`)}
        <DownIcon size={14} />
      </button>
    </div>
  )
}
