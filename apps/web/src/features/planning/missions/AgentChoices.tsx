import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { listSuggestions, type Suggestion } from '@vigie/contract/planning/planning.assignment.ts'
import { Fragment, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { SearchIcon } from '../../../ui/icons.tsx'
import { useDebounced } from '../../../ui/useDebounced.ts'
import { groupsOf, isInOrder } from '../assign/groups.rules.ts'
import { AgentChoice } from './AgentChoice.tsx'
import { choiceStyles, ProblemLine } from './choices.styles.tsx'

export type ChosenAgent = Pick<Suggestion, 'agentId' | 'agentName'>

interface AgentChoicesProps {
  /** The services that one agent would have together, none where they cannot be had together. */
  readonly shiftIds: readonly number[]
  readonly chosen: readonly ChosenAgent[]
  readonly problem: string | undefined
  readonly onChange: (chosen: readonly ChosenAgent[]) => void
}

/** So many are proposed; a search finds everybody else. */
const proposed = 50
/** Milliseconds between the last letter and the question. */
const pause = 250

/** Whom the services are offered to: who is free for all of them and in order, best first, each with what stands against it. */
export function AgentChoices({ shiftIds, chosen, problem, onChange }: AgentChoicesProps) {
  const { t } = useTranslation()
  const problemId = useId()
  const [search, setSearch] = useState('')
  const [typed, type] = useDebounced(search, setSearch, pause)
  const [shiftId, ...besideIds] = shiftIds
  const words = search.trim()
  const isAsked = shiftId !== undefined
  const asked = { shiftId: shiftId ?? 0, ...(besideIds.length > 0 && { besideIds }), ...(words && { search: words }), limit: proposed }
  const query = useAsk(listSuggestions, asked, { isEnabled: isAsked, keepsFormer: true, staleTime: 0 })
  const { suggestions = [], freeCount = 0, isFreeCountLeast = false } = (isAsked && query.data) || {}
  const ids = new Set(chosen.map(({ agentId }) => agentId))
  const listed = new Set(suggestions.map(({ agentId }) => agentId))
  const others = words === '' && query.data && !query.isPlaceholderData ? chosen.filter(({ agentId }) => !listed.has(agentId)) : []
  const free = suggestions.filter(isInOrder)
  const areAll = free.length > 0 && free.every(({ agentId }) => ids.has(agentId))
  const toggle = ({ agentId, agentName }: ChosenAgent) =>
    onChange(ids.has(agentId) ? chosen.filter((one) => one.agentId !== agentId) : [...chosen, { agentId, agentName }])
  const toggleAll = () =>
    onChange(
      areAll
        ? chosen.filter(({ agentId }) => !listed.has(agentId))
        : [...chosen, ...free.filter(({ agentId }) => !ids.has(agentId)).map(({ agentId, agentName }) => ({ agentId, agentName }))],
    )
  return (
    <Box component="fieldset" aria-describedby={problem ? problemId : undefined} sx={choiceStyles}>
      <legend>
        {t('shifts.mission.choose')}
        <span>{chosen.length > 0 && t('shifts.mission.chosen', { count: chosen.length })}</span>
      </legend>
      {isAsked && (
        <Field
          label={t('shifts.assign.search')}
          type="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
          hint={
            <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, minHeight: 44 }}>
              <span role="status">
                {words === '' &&
                  freeCount > 0 &&
                  t(isFreeCountLeast ? 'shifts.assign.freeAtLeast' : 'shifts.assign.free', { count: freeCount })}
              </span>
              {free.length > 1 && (
                <Button variant="text" size="small" onClick={toggleAll} sx={{ minHeight: 44 }}>
                  {t(areAll ? 'shifts.mission.chooseNone' : 'shifts.mission.chooseAll')}
                </Button>
              )}
            </Box>
          }
          startAdornment={<SearchIcon style={{ flex: 'none' }} />}
          inputProps={{ autoComplete: 'off', maxLength: 100 }}
        />
      )}
      {query.isError && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Box className="list" aria-busy={query.isFetching}>
          {!isAsked && <small>{t('shifts.mission.chooseServices')}</small>}
          {isAsked && query.isPending && [0, 1, 2, 3].map((at) => <Skeleton key={at} variant="rounded" height={64} />)}
          {others.map((one) => (
            <AgentChoice key={one.agentId} agent={one} isOn onChange={() => toggle(one)} />
          ))}
          {isAsked && query.data && (words ? suggestions.length : freeCount) === 0 && (
            <small>{t(words ? 'shifts.assign.nobody' : besideIds.length > 0 ? 'shifts.mission.noneTogether' : 'shifts.assign.none')}</small>
          )}
          {groupsOf(suggestions, words !== '').map(({ name, of }) => (
            <Fragment key={name}>
              {name === 'reserved' && <h3>{t('shifts.assign.reserved')}</h3>}
              {of.map((one) => (
                <AgentChoice key={one.agentId} agent={one} suggestion={one} isOn={ids.has(one.agentId)} onChange={() => toggle(one)} />
              ))}
            </Fragment>
          ))}
        </Box>
      )}
      <ProblemLine id={problemId} problem={problem} />
    </Box>
  )
}
