import { isClientType } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { agentChanged, countAgents, listAgents, readAgent, type Agent } from '@vigie/contract/agents/agents.ts'
import { listContracts } from '@vigie/contract/agents/contracts.ts'
import { shownToClients, type Qualification } from '@vigie/contract/agents/qualifications.ts'
import { monthOf } from '@vigie/contract/kit/time.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { preparePages } from '../../../api/pages.ts'
import { useAsk } from '../../../api/queries.ts'
import { defineList } from '../../../lists/defineList.ts'
import { LinkCard } from '../../../lists/LinkCard.tsx'
import { agentAddress, agentFilters, agentsAddress, type AgentFilter, type AgentsView } from '../../../routing/addresses/agents.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useToday } from '../../../session/today.ts'
import { EmptyState } from '../../../ui/feedback/StatePage.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { Avatar } from '../../../ui/marks/Avatar.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { useCatalogue, useContractTypes, usePartners, useQualificationChoices } from '../useChoices.ts'
import { toneOfCard, useAgentWords } from '../words.ts'
import { AddAgent } from './AddAgent.tsx'
import { ArchiveSeveral } from './ArchiveSeveral.tsx'
import { CardState } from './CardState.tsx'
import { narrowedBy, questionOf } from './question.rules.ts'

/** Asks for the agents of a view that is about to be opened. */
export const prepareAgents = (view: AgentsView): void => preparePages(listAgents, questionOf(view))

/** Filters that a client may use: of the card, which it sees, and of nothing that it does not. */
const clientFilters: readonly AgentFilter[] = ['all', 'expiring', 'expired', 'missing']
const isAny = () => true
const isShownToClients = ({ kind }: Qualification) => shownToClients.some((shown) => shown === kind)

/** What cells, cards and filters use beside an agent. A client sees a part of an agent only: it has no rights to the rest. */
function useAgentsContext(view: AgentsView) {
  const { t } = useTranslation()
  const { role } = useUser()
  const exchange = useExchange()
  const hasRights = !isClientType(role)
  const today = useToday()
  const words = useAgentWords(today)
  const { duration } = useTimeWords()
  const catalogue = useCatalogue({ withArchived: true })
  const qualifications = useQualificationChoices(hasRights ? isAny : isShownToClients)
  const contractTypes = useContractTypes(hasRights)
  const partners = usePartners(mayUse(exchange, may.seePartnerNames))
  const counts = useAsk(countAgents, narrowedBy(view), { isEnabled: hasRights, keepsFormer: true }).data
  const { month } = view
  return useMemo(() => {
    const codes = new Map(catalogue.map(({ id, code }) => [id, code]))
    const thisMonth = monthOf(today)
    const bounds = boundsOf(role, thisMonth, exchange.environment.settings)
    return {
      t,
      hasRights,
      words,
      duration,
      qualifications,
      contractTypes,
      partners,
      counts,
      month,
      thisMonth,
      monthBounds: bounds ? { min: bounds.first, max: bounds.last } : {},
      mayImport: mayUse(exchange, mayOpen.imports),
      mayEdit: mayUse(exchange, may.editAgents),
      linkOf: ({ id }: Agent) => linkTo(agentAddress, { agentId: id, month }),
      /** The codes of diplomas and empowerments. */
      skillsOf: ({ degreeIds, empowermentIds }: Agent) =>
        [...degreeIds, ...empowermentIds].flatMap((id) => codes.get(id) ?? []).join(' · '),
    }
  }, [t, role, exchange, hasRights, words, duration, qualifications, contractTypes, partners, counts, month, today, catalogue])
}
type Context = ReturnType<typeof useAgentsContext>
const withRights = ({ hasRights }: Context) => hasRights
const withoutRights = ({ hasRights }: Context) => !hasRights

/** The agents that the reader may see: what narrows them, and the list. */
export const list = defineList({
  name: 'agents',
  call: listAgents,
  address: agentsAddress,
  input: questionOf,
  mostRows: 500,
  rowsOf: ({ agents }) => agents,
  totalOf: ({ total }) => total,
  useContext: useAgentsContext,
  filters: [
    {
      as: 'chips',
      key: 'filter',
      words: ({ hasRights }: Context) => (hasRights ? agentFilters : clientFilters),
      usual: 'all',
      // A client is told no counts.
      countOf: (word, _, { counts }) => counts?.[word as AgentFilter],
    },
    { as: 'pick', key: 'qualificationId', choices: (_, { qualifications }) => qualifications },
    { as: 'pick', key: 'contractTypeId', isShown: withRights, choices: (_, { contractTypes }) => contractTypes },
    { as: 'pick', key: 'partnerId', isShown: ({ partners }) => partners.length > 0, choices: (_, { partners }) => partners },
  ],
  sorts: { keys: ({ hasRights }) => (hasRights ? ['name', 'number', 'card', 'hours'] : ['name', 'card']), usual: 'name' },
  searchHint: ({ t, hasRights }) => t(hasRights ? 'agents.searchHint' : 'agents.searchHintNames'),
  columns: [
    {
      key: 'name',
      sort: 'name',
      width: 'minmax(10rem, 1.3fr)',
      value: ({ name }) => name,
      cell: ({ name }) => name,
      isLink: true,
      mark: ({ firstName, lastName, photoUrl }) => <Avatar firstName={firstName} lastName={lastName} photoUrl={photoUrl} size={28} />,
    },
    {
      key: 'number',
      sort: 'number',
      width: '7rem',
      from: 52,
      isFigure: true,
      isShown: withRights,
      value: ({ employeeNumber }) => employeeNumber,
      cell: ({ employeeNumber }) => employeeNumber,
    },
    {
      key: 'card',
      sort: 'card',
      width: 'minmax(8.5rem, 15.5rem)',
      value: (agent, { words }) => words.card(agent).word,
      cell: (agent, { words }) => <CardState {...words.card(agent)} />,
    },
    { key: 'cardExpires', value: ({ cardExpiresOn }, { words }) => cardExpiresOn && words.day(cardExpiresOn) },
    {
      key: 'cardNumber',
      width: '17rem',
      from: 66,
      isFigure: true,
      isInTable: withoutRights,
      value: ({ cardNumber }) => cardNumber,
      cell: ({ cardNumber }) => cardNumber,
    },
    {
      key: 'qualifications',
      width: 'minmax(7rem, 1.2fr)',
      from: 52,
      value: (agent, { skillsOf }) => skillsOf(agent),
      cell: (agent, { skillsOf }) => skillsOf(agent),
    },
    { key: 'phone', isShown: withRights, value: ({ phoneMobile, phoneOffice }) => phoneMobile || phoneOffice },
    { key: 'email', isShown: withRights, value: ({ email }) => email },
    {
      key: 'contract',
      width: '10rem',
      from: 66,
      isShown: withRights,
      value: ({ hasActiveContract }, { t }) =>
        hasActiveContract === null ? null : t(hasActiveContract ? 'agents.filters.filter.active' : 'agents.noContract'),
      cell: ({ hasActiveContract }, { t }) => hasActiveContract === false && <Tag tone="wait">{t('agents.noContract')}</Tag>,
    },
    { key: 'partner', isShown: withRights, value: ({ partnerName }) => partnerName },
    { key: 'services', isShown: withRights, value: ({ monthShiftCount }) => monthShiftCount },
    {
      key: 'hours',
      sort: 'hours',
      width: '5.5rem',
      isFigure: true,
      isEnd: true,
      isShown: withRights,
      isMinutes: true,
      value: ({ monthMinutes }) => monthMinutes,
      cell: ({ monthMinutes }, { duration }) => monthMinutes && duration(monthMinutes),
    },
  ],
  card: (agent, { t, words, duration, linkOf, skillsOf }) => {
    const { firstName, lastName, photoUrl, employeeNumber, hasActiveContract, monthMinutes, name } = agent
    const { state, word } = words.card(agent)
    return (
      <LinkCard
        target={linkOf(agent)}
        title={name}
        mark={<Avatar firstName={firstName} lastName={lastName} photoUrl={photoUrl} size={40} />}
        figure={Boolean(monthMinutes) && duration(monthMinutes ?? 0)}
        facts={[employeeNumber, skillsOf(agent)]}
        tags={
          <>
            <Tag tone={toneOfCard[state]}>{word}</Tag>
            {hasActiveContract === false && <Tag tone="wait">{t('agents.noContract')}</Tag>}
          </>
        }
        height={84}
      />
    )
  },
  cardHeight: 92,
  foldsOnPhone: true,
  open: (agent, { linkOf }) => linkOf(agent),
  fileName: ({ month }) => month,
  text: ({ first, context: { t, hasRights } }) =>
    first && [t('agents.total', { count: first.total ?? 0 }), !hasRights && t('agents.clientText')].filter(Boolean).join(' · '),
  actions: ({ view: { month }, change, context: { t, thisMonth, monthBounds } }) => (
    <>
      <MonthPicker
        label={t('agents.month')}
        value={month}
        thisMonth={thisMonth}
        bounds={monthBounds}
        onChange={(next) => change({ month: next }, { isNewStep: true })}
      />
      <AddAgent />
    </>
  ),
  several: {
    isShown: ({ mayEdit }) => mayEdit,
    nameOf: ({ name }) => name,
    acts: ({ rows, clear }, { filter }) => (
      <ArchiveSeveral ids={rows.map(({ id }) => id)} areArchived={filter === 'archived'} onDone={clear} />
    ),
  },
  empty: ({ context: { t, hasRights, mayImport } }) => (
    <EmptyState
      title={t('agents.empty.title')}
      text={t(mayImport ? 'agents.empty.text' : hasRights ? 'agents.empty.readerText' : 'agents.empty.clientText')}
      action={
        mayImport ? (
          <ButtonLink to="/import" variant="contained">
            {t('agents.empty.import')}
          </ButtonLink>
        ) : undefined
      }
    />
  ),
  live: [agentChanged],
  alsoAnew: [countAgents, readAgent, listContracts],
})
