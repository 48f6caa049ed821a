import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { clockOf, dayOf } from '@vigie/contract/kit/time.ts'
import { listSuggestions, type Suggestion } from '@vigie/contract/planning/planning.assignment.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { ReplaceIcon, SearchIcon } from '../../../ui/icons.tsx'
import { useDebounced } from '../../../ui/useDebounced.ts'
import { groupsOf } from './groups.rules.ts'
import { SuggestionRow } from './SuggestionRow.tsx'
import { HandoverFields } from './HandoverFields.tsx'
import { useOfferToOne } from '../offering/useOfferToOne.ts'
import { useAssign } from './useAssign.ts'
import { useHandover } from './useHandover.ts'

interface AssignWindowProps {
  readonly shift: Shift
  readonly onDone: (shift: Shift) => void
  readonly onClose: () => void
}

/** Milliseconds between the last letter and the question. */
const pause = 250

/** Who could have the service, best first: one press gives it. A search finds everybody, with what stands against each. */
export function AssignWindow({ shift, onDone, onClose }: AssignWindowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [typed, type] = useDebounced(search, setSearch, pause)
  const { handover, from, read } = useHandover(shift)
  const asked = { shiftId: shift.id, search: search.trim(), ...(from !== undefined && { from }) }
  const query = useAsk(listSuggestions, asked, { keepsFormer: true, staleTime: 0 })
  const { held, give, press, explain, problem, busyWith } = useAssign(shift, read, (changed) => {
    onDone(changed)
    onClose()
  })
  const offer = useOfferToOne(held, onClose)
  const times = t('shifts.times', { start: clockOf(held.startsLocal), end: clockOf(held.endsLocal) })
  const day = writtenDay(dayOf(held.startsLocal), language, 'whole')
  const { suggestions = [], freeCount = 0, isFreeCountLeast = false } = query.data ?? {}
  const isSearch = search.trim() !== ''
  const groups = groupsOf(suggestions, isSearch)
  return (
    <Modal
      isOpen
      isWide
      maxWidth="sm"
      icon={ReplaceIcon}
      title={held.agentName === null ? t('shifts.assign.titleFill') : t('shifts.assign.titleReplace', { name: held.agentName })}
      subtitle={t('shifts.assign.about', { site: held.siteName, day, times })}
      onClose={onClose}
      actions={
        <>
          {held.agentId !== null && (
            <Button
              color="inherit"
              disabled={busyWith !== undefined}
              onClick={() => press({ agentId: null, name: '' })}
              sx={{ mr: 'auto !important' }}
            >
              {t('shifts.assign.withdraw')}
            </Button>
          )}
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {problem && <Banner tone="missing">{problem}</Banner>}
        {handover && <HandoverFields handover={handover} agentName={held.agentName} />}
        <Field
          label={t('shifts.assign.search')}
          type="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
          hint={
            <span role="status">
              {query.data &&
                !isSearch &&
                freeCount > 0 &&
                t(isFreeCountLeast ? 'shifts.assign.freeAtLeast' : 'shifts.assign.free', { count: freeCount })}
            </span>
          }
          startAdornment={<SearchIcon style={{ flex: 'none' }} />}
          inputProps={{ autoComplete: 'off', maxLength: 100 }}
        />
        {query.isError && !query.data ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Box aria-busy={query.isFetching} sx={lists}>
            {query.isPending && (
              <Box component="ul" sx={list}>
                {[0, 1, 2, 3].map((at) => (
                  <Skeleton key={at} component="li" variant="rounded" height={64} />
                ))}
              </Box>
            )}
            {query.data && (isSearch ? suggestions.length : freeCount) === 0 && (
              <Typography color="textSecondary" sx={{ py: 2 }}>
                {t(isSearch ? 'shifts.assign.nobody' : 'shifts.assign.none')}
              </Typography>
            )}
            {groups.map(({ name, of }) => (
              <Fragment key={name}>
                {name === 'reserved' && (
                  <Typography variant="h3" component="h3" sx={{ mt: 1 }}>
                    {t('shifts.assign.reserved')}
                  </Typography>
                )}
                <Box component="ul" aria-label={t(name === 'reserved' ? 'shifts.assign.reserved' : 'shifts.assign.list')} sx={list}>
                  {of.map((suggestion: Suggestion) => (
                    <SuggestionRow
                      key={suggestion.agentId}
                      suggestion={suggestion}
                      isBusy={busyWith === suggestion.agentId}
                      isBlocked={busyWith !== undefined}
                      about={`shift ${held.id} ${suggestion.agentId}`}
                      onGive={() => press({ agentId: suggestion.agentId, name: suggestion.agentName })}
                      onOffer={offer && (() => offer(suggestion))}
                      onWaive={(waiver) => give({ agentId: suggestion.agentId, name: suggestion.agentName, waiver })}
                      explain={explain}
                    />
                  ))}
                </Box>
              </Fragment>
            ))}
          </Box>
        )}
      </Box>
    </Modal>
  )
}

/** As high whatever is found: the window does not jump while one types. */
const lists = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  p: 0.5,
  minHeight: 'min(392px, 46vh)',
} as const
const list = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', m: 0, p: 0, listStyle: 'none' } as const
