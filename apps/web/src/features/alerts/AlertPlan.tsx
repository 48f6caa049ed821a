import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { isCountedBack, type AlertRule } from '@vigie/contract/alerts/alerts.kinds.ts'
import { readAlertPlan, type AlertDuty } from '@vigie/contract/alerts/alerts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { wordsOfPage } from '../../i18n/pages/pageWords.ts'
import { ownWords } from '../../i18n/ownWords.ts'
import { LineList } from '../../ui/lists/LineList.tsx'
import { ListStates } from '../../ui/lists/ListStates.tsx'
import { CardListSkeleton } from '../../ui/lists/skeletons.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { useTimeWords } from '../../ui/timeWords.ts'
import { DutyWindow, weekdays } from './DutyWindow.tsx'
import { RuleWindow } from './RuleWindow.tsx'

export const phrases = wordsOfPage('alerts')

/** What is changed: a rule, a duty, or a new one. */
type Changed = { readonly rule: AlertRule } | { readonly duty: AlertDuty | null } | null

/** The escalation table: who is notified of what, after how long; and who is on duty when. */
export default function AlertPlanScreen() {
  const { t } = useTranslation()
  const query = useAsk(readAlertPlan, {}, { staleTime: 0 })
  const [changed, change] = useState<Changed>(null)
  const close = () => change(null)
  const names = new Map(query.data?.managers.map(({ id, name }) => [id, name]))
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={t('alerts.plan.title')} text={t('alerts.plan.text')} />
      <ListStates query={query} isEmpty={false} skeleton={<CardListSkeleton height={84} />} empty={null}>
        {query.data && (
          <>
            <LineList label={t('alerts.plan.rules')}>
              {query.data.plan.rules.map((rule) => (
                <RuleLine key={rule.kind} rule={rule} onChange={() => change({ rule })} />
              ))}
            </LineList>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, justifyContent: 'space-between' }}>
              <Box>
                <Typography variant="h2">{t('alerts.plan.duty.title')}</Typography>
                <Typography color="textSecondary">{t('alerts.plan.duty.text')}</Typography>
              </Box>
              <Button variant="outlined" color="inherit" onClick={() => change({ duty: null })} sx={{ minHeight: 44 }}>
                {t('alerts.plan.duty.add')}
              </Button>
            </Box>
            {query.data.plan.duties.length > 0 && (
              <LineList label={t('alerts.plan.duty.title')}>
                {query.data.plan.duties.map((duty, at) => (
                  <DutyLine
                    key={`${duty.userId} ${duty.from} ${at}`}
                    duty={duty}
                    name={names.get(duty.userId) ?? t('alerts.plan.duty.gone')}
                    onChange={() => change({ duty })}
                  />
                ))}
              </LineList>
            )}
          </>
        )}
      </ListStates>
      {changed && query.data && 'rule' in changed && <RuleWindow plan={query.data.plan} rule={changed.rule} onClose={close} />}
      {changed && query.data && 'duty' in changed && (
        <DutyWindow plan={query.data.plan} duty={changed.duty} managers={query.data.managers} onClose={close} />
      )}
    </Box>
  )
}

function RuleLine({ rule, onChange }: { rule: AlertRule; onChange: () => void }) {
  const { t } = useTranslation()
  const { span } = useTimeWords()
  const name = t(`alerts.filters.kind.${rule.kind}`)
  const when = (minutes: number) => (isCountedBack(rule.kind) ? t('alerts.plan.before', { span: span(minutes) }) : after(minutes))
  const after = (minutes: number) => (minutes === 0 ? t('alerts.plan.atOnce') : t('alerts.plan.after', { span: span(minutes) }))
  const steps = [
    rule.agentAfter !== null && t('alerts.plan.agentStep', { when: when(rule.agentAfter) }),
    t('alerts.plan.dutyStep', { when: when(rule.dutyAfter) }),
    rule.allAfter !== null && t('alerts.plan.allStep', { when: when(rule.allAfter) }),
    rule.repeatEvery > 0 && t('alerts.plan.repeatStep', { span: span(rule.repeatEvery) }),
  ]
  return (
    <li>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        {rule.isOn ? (
          <Typography color="textSecondary" variant="body2">
            {steps.filter(Boolean).join(' · ')}
          </Typography>
        ) : (
          <Tag tone="wait">{t('alerts.plan.off')}</Tag>
        )}
      </Box>
      <ChangeButton name={name} onChange={onChange} />
    </li>
  )
}

function DutyLine({ duty, name, onChange }: { duty: AlertDuty; name: string; onChange: () => void }) {
  const { t } = useTranslation()
  const days = duty.days.toSorted((a, b) => a - b).map((day) => t(`alerts.plan.duty.days.${weekdays[day - 1]!}`))
  return (
    <li>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h3" component="h3" {...ownWords} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography color="textSecondary" variant="body2">
          {`${days.length === 7 ? t('alerts.plan.duty.everyDay') : days.join(', ')} · ${t('alerts.plan.duty.times', duty)}`}
        </Typography>
      </Box>
      <ChangeButton name={name} onChange={onChange} />
    </li>
  )
}

function ChangeButton({ name, onChange }: { name: string; onChange: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-label={t('alerts.plan.changeOf', { name })}
      onClick={onChange}
      sx={{ minHeight: 44, flex: { xs: '1 1 100%', sm: 'none' } }}
    >
      {t('alerts.plan.change')}
    </Button>
  )
}
