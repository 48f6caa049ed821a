import Typography from '@mui/material/Typography'
import * as may from '@vigie/contract/access.calls.ts'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { CardChoices } from '../../../ui/fields/choices/CardChoices.tsx'
import { ChipsField } from '../../../ui/fields/choices/ChipsField.tsx'
import { Combobox } from '../../../ui/fields/choices/Combobox.tsx'
import { BadgeIcon, PeopleIcon, SiteIcon } from '../../../ui/icons.tsx'
import { messageTargets, type MessageDraft, type MessageTarget } from './message.rules.ts'
import { useAgentChoices, useSiteChoices } from './useChoices.ts'

const icons = { agents: BadgeIcon, site: SiteIcon, all: PeopleIcon } as const

/** The ways of choosing that a manager may use: who may not read a list cannot choose from it. */
export function useTargets(): readonly MessageTarget[] {
  const exchange = useExchange()
  const open = { agents: mayUse(exchange, may.seeAgents), site: mayUse(exchange, may.seeSites), all: true }
  return messageTargets.filter((target) => open[target])
}

interface RecipientsProps {
  readonly draft: MessageDraft
  readonly problemOf: (field: 'agents' | 'siteId') => string | undefined
  readonly onChange: (changes: Partial<MessageDraft>) => void
}

/** Whom a message is for. */
export function Recipients({ draft, problemOf, onChange }: RecipientsProps) {
  const { t } = useTranslation()
  const targets = useTargets()
  const agents = useAgentChoices(draft.agents, targets.includes('agents') && draft.target === 'agents')
  const sites = useSiteChoices(targets.includes('site') && draft.target === 'site')
  return (
    <>
      <CardChoices
        label={t('notifications.send.to')}
        value={draft.target}
        onChange={(target) => onChange({ target })}
        choices={targets.map((target) => ({ value: target, text: t(`notifications.send.targets.${target}`), icon: icons[target] }))}
      />
      {draft.target === 'agents' && (
        <ChipsField
          label={t('notifications.send.agents')}
          {...agents}
          value={draft.agents.map(({ id }) => id)}
          onChange={(ids) => onChange({ agents: agents.choices.filter(({ id }) => ids.includes(id)) })}
          placeholder={t('notifications.send.agentsHint')}
          problem={problemOf('agents')}
        />
      )}
      {draft.target === 'site' && (
        <Combobox
          label={t('notifications.send.site')}
          {...sites}
          value={draft.siteId}
          onChange={(siteId) => onChange({ siteId })}
          placeholder={t('notifications.send.siteHint')}
          noChoice={t('notifications.send.noSite')}
          open={t('notifications.send.openSites')}
          clear={t('notifications.send.clearSite')}
          hint={t('notifications.send.siteMeans')}
          problem={problemOf('siteId')}
        />
      )}
      {draft.target === 'all' && (
        <Typography variant="body2" color="textSecondary">
          {t('notifications.send.allMeans')}
        </Typography>
      )}
    </>
  )
}
