import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { countRegisters } from '@vigie/contract/registers/registers.ts'
import { registerNames, registerOf, type RegisterName } from '@vigie/contract/registers/registers.all.ts'
import type { Call } from '@vigie/contract/kit/call.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from '@tanstack/react-router'
import { useAsk } from '../../api/queries.ts'
import type { AnyRow, ListDefinition } from '../../lists/defineList.ts'
import { ListScreen } from '../../lists/ListScreen.tsx'
import { demandTypesList, registersAddress } from '../../routing/addresses/registers.ts'
import { linkTo } from '../../routing/linkTo.ts'
import type { Query } from '../../routing/query.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useExchange } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { figures } from '../../theme/augment.ts'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { SelectField } from '../../ui/fields/choices/SelectField.tsx'
import { BoxLink } from '../../ui/links/BoxLink.tsx'
import { HistoryOf } from './OpenRow.tsx'
import { registerLists } from './registers.tsx'

interface RegistersBoardProps {
  readonly historyOf: (name: RegisterName, id?: number) => ReactNode
  /** The list that is no register: the types of demands, which another feature shows. */
  readonly types: { readonly title: string; readonly count: number | undefined; readonly show: ReactNode }
}

/** The lists that a company keeps for itself: which there are, with their counts, and the one that is chosen. */
export function RegistersBoard({ historyOf, types }: RegistersBoardProps) {
  const { t } = useTranslation()
  const [{ list: chosenName }] = useAddress(registersAddress)
  const navigate = useNavigate()
  const exchange = useExchange()
  const names = registerNames.filter((name) => mayUse(exchange, registerOf(name).access))
  const isTypes = chosenName === demandTypesList
  const name: RegisterName = chosenName !== demandTypesList && names.includes(chosenName) ? chosenName : names[0]!
  const { data } = useAsk(countRegisters, {}, { staleTime: 0 })
  const countOf = (of: RegisterName) => data?.counts.find((one) => one.name === of)?.count
  const lists = [
    ...names.map((of) => ({ list: of, title: t(`registers.of.${of}.title`), count: countOf(of) })),
    { list: demandTypesList, title: types.title, count: types.count },
  ] as const
  const shown = isTypes ? demandTypesList : name
  const [isHistory, showHistory] = useState(false)
  return (
    <HistoryOf value={historyOf}>
      <Box sx={columns}>
        <Box component="nav" aria-label={t('registers.nav')} sx={nav}>
          <ul>
            {lists.map(({ list, title, count }) => (
              <li key={list}>
                <BoxLink {...linkTo(registersAddress, { list })} aria-current={list === shown ? 'page' : undefined}>
                  <span className="name">{title}</span>
                  <small>{count}</small>
                </BoxLink>
              </li>
            ))}
          </ul>
        </Box>
        <Box sx={{ display: { md: 'none' } }}>
          <SelectField
            label={t('registers.choose')}
            value={shown}
            onChange={(next) => void navigate(linkTo(registersAddress, { list: next as typeof shown }))}
            choices={lists.map(({ list, title }) => ({ value: list, label: title }))}
            placeholder={t('registers.choose')}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {isTypes ? (
            types.show
          ) : (
            <>
              <ListScreen key={name} list={registerLists[name] as unknown as ListDefinition<Call, Query, AnyRow, unknown>} />
              <Button color="inherit" onClick={() => showHistory(true)} sx={{ minHeight: 44, mt: 1.5 }}>
                {t('registers.historyOf')}
              </Button>
            </>
          )}
        </Box>
      </Box>
      <Modal
        isOpen={isHistory}
        isWide
        maxWidth="sm"
        title={t('registers.historyOf')}
        subtitle={t(`registers.of.${name}.title`)}
        onClose={() => showHistory(false)}
        actions={
          <Button variant="contained" onClick={() => showHistory(false)}>
            {t('common.close')}
          </Button>
        }
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>{isHistory && historyOf(name)}</Box>
      </Modal>
    </HistoryOf>
  )
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '13.5rem minmax(0, 1fr)' },
} as const
const nav = {
  display: { xs: 'none', md: 'grid' },
  gap: 2,
  position: 'sticky',
  top: 88,
  '& ul': { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.25 },
  '& li > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 40,
    px: 1.5,
    border: '1px solid transparent',
    borderRadius: '8px',
    color: 'text.secondary',
    textDecoration: 'none',
    fontFamily: figures,
    fontWeight: 600,
    fontSize: '0.875rem',
    '& .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& small': { fontWeight: 500, fontSize: '0.8125rem', minWidth: '1ch', textAlign: 'end' },
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-current]': { bgcolor: 'background.paper', borderColor: 'divider', color: 'text.primary' },
  },
} as const
