import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { readSettings } from '@vigie/contract/companies/companies.settings.ts'
import { keysOfGroup, settingOf, type ChangeableKey } from '@vigie/contract/companies/settings.changes.ts'
import { defaultSettings, type CompanySettings } from '@vigie/contract/companies/settings.ts'
import { matcher } from '@vigie/contract/kit/matching.ts'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { settingParts, settingsAddress, type SettingPart } from '../../routing/addresses/settings.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useExchange } from '../../session/store.ts'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { HoursIcon } from '../../ui/icons.tsx'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { ListSearch } from '../../ui/lists/ListSearch.tsx'
import { hasFailed, ListStates } from '../../ui/lists/ListStates.tsx'
import { RowsSkeleton } from '../../ui/lists/skeletons.tsx'
import { useListSearch } from '../../ui/lists/useListSearch.ts'
import { Card } from '../../ui/page/Card.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { useSearchKey } from '../../ui/useSearchKey.ts'
import { Appearance } from './appearance/Appearance.tsx'
import { GroupLinks } from './GroupLinks.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { Messages } from './messages/Messages.tsx'
import { SettingLine } from './SettingLine.tsx'
import { isCounted } from './settings.rules.ts'
import { Texts } from './texts/Texts.tsx'
import { useSettingWords } from './useSettingWords.ts'

interface Group {
  readonly name: SettingPart
  /** Of a part that is no group: none. */
  readonly keys: readonly ChangeableKey[]
  /** How many settings differ from their default. */
  readonly changed: number
}

/** The settings of the company, made from their descriptors: a line each, in groups. */
export function SettingsBoard({ history }: { history: ReactNode }) {
  const { t } = useTranslation()
  const [view, change] = useAddress(settingsAddress)
  const search = useListSearch(view.search, (words) => change({ search: words }))
  useSearchKey(search.field)
  const query = useAsk(readSettings, {}, { staleTime: 0 })
  const settings = query.data?.settings
  const groups = useGroups(search.typed, settings)
  const count = groups.reduce((sum, { keys }) => sum + keys.length, 0)
  useScrollTo(settings ? view.group : null)
  return (
    <ListPage
      head={
        <PageTitle
          title={t('settings.title')}
          text={t('settings.text')}
          actions={
            !hasFailed(query) && (
              <>
                <Box sx={{ width: { xs: '100%', sm: 280 } }}>
                  <ListSearch
                    label={t('settings.find')}
                    placeholder={t('settings.find')}
                    clear={t('settings.clear')}
                    search={search}
                    maxLength={100}
                  />
                </Box>
                <Button
                  variant="outlined"
                  color="inherit"
                  startIcon={<HoursIcon />}
                  aria-expanded={view.isHistory}
                  onClick={() => change({ isHistory: !view.isHistory })}
                  sx={{ minHeight: 44 }}
                >
                  {t('settings.history.act')}
                </Button>
              </>
            )
          }
        />
      }
      counted={settings && t('settings.shown', { count })}
    >
      <ListStates
        query={query}
        isEmpty={groups.length === 0}
        skeleton={<RowsSkeleton rows={10} height={84} />}
        empty={<EmptyState title={t('settings.none')} text={t('settings.noneText')} />}
      >
        {settings && (
          <Box sx={columns}>
            <GroupLinks groups={groups} shown={view.group} onAgain={scrollTo} />
            <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              {groups.map(({ name, keys }) => (
                <Box key={name} id={idOf(name)} tabIndex={-1} sx={place}>
                  <Part name={name} keys={keys} settings={settings} />
                </Box>
              ))}
            </Box>
          </Box>
        )}
      </ListStates>
      <HistoryPanel isOpen={view.isHistory} onClose={() => change({ isHistory: false })}>
        {history}
      </HistoryPanel>
    </ListPage>
  )
}

function Part({ name, keys, settings }: Pick<Group, 'name' | 'keys'> & { readonly settings: CompanySettings }) {
  const { t } = useTranslation()
  if (name === 'appearance') return <Appearance current={settings} />
  if (name === 'messages') return <Messages />
  if (name === 'texts') return <Texts />
  const isBesideEffects = keys.some(isCounted)
  return (
    <Section title={t(`settings.groups.${name}`)}>
      <Card component="ul" sx={list}>
        {keys.map((key) => (
          <SettingLine key={key} name={key} current={settings[key]} isBesideEffects={isBesideEffects} />
        ))}
      </Card>
    </Section>
  )
}

/** What is found in the parts that are no groups of settings. */
const titlesOf = {
  messages: ['settings.messages.mail.title', 'settings.messages.push.title'],
  texts: [
    'settings.texts.login.title',
    'settings.texts.resource.title',
    'settings.texts.client.title',
    'settings.texts.manager_partner.title',
  ],
} as const

/** The groups with the settings that the company's version has and the typed words match. */
function useGroups(typed: string, settings: CompanySettings | undefined): readonly Group[] {
  const { t } = useTranslation()
  const { titleOf, textOf } = useSettingWords()
  const { features } = useExchange().environment
  const matches = matcher(typed)
  return settingParts.flatMap((name): readonly Group[] => {
    if (name === 'messages' || name === 'texts') {
      const isFound = matches([t(`settings.groups.${name}`), ...titlesOf[name].map((key) => t(key))].join(' '))
      return isFound ? [{ name, keys: [], changed: 0 }] : []
    }
    const keys = keysOfGroup(name).filter((key) => {
      const { feature } = settingOf(key)
      const isThere = feature === undefined || features.includes(feature)
      return isThere && matches([t(`settings.groups.${name}`), titleOf(key), textOf(key)].join(' '))
    })
    const changed = keys.filter((key) => settings !== undefined && settings[key] !== defaultSettings[key]).length
    return keys.length > 0 ? [{ name, keys, changed }] : []
  })
}

const idOf = (group: SettingPart): string => `settings-${group}`

function scrollTo(group: SettingPart): void {
  const element = document.getElementById(idOf(group))
  element?.scrollIntoView({ block: 'start' })
  element?.focus({ preventScroll: true })
}

/** Shows the group that the address names, once it is there. */
function useScrollTo(group: SettingPart | null): void {
  useEffect(() => {
    if (group) scrollTo(group)
  }, [group])
}

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
} as const
/** Below the top bar. */
const place = { scrollMarginTop: { xs: 80, md: 108 }, '&:focus': { outline: 'none' }, minWidth: 0 } as const
const list = {
  containerType: 'inline-size',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const
