import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import {
  listInstructions,
  removeInstructionDraft,
  withdrawInstructions,
  type InstructionVersion,
} from '@vigie/contract/instructions/instructions.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { invalidate } from '../../api/queries.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay } from '../../kit/dates.ts'
import { figures } from '../../theme/augment.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useRefusal } from '../../ui/feedback/useRefusal.ts'
import { useReminding } from './useReminding.ts'
import { useVersionDays } from './useVersionDays.ts'
import { unreadCount } from './versions.rules.ts'

interface VersionLineProps {
  readonly version: InstructionVersion
  readonly siteId: number
  readonly timeZone: string
  readonly mayEdit: boolean
  /** The site has no draft. */
  readonly isDraftFree: boolean
  readonly hasFormer: boolean
  readonly onOpen: (what: 'draft' | 'publish' | 'compare' | 'readers') => void
}

/** One version: when it holds, who has read it, and what may be done with it. */
export function VersionLine({ version, siteId, timeZone, mayEdit, isDraftFree, hasFormer, onOpen }: VersionLineProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const refused = useRefusal()
  const days = useVersionDays(timeZone)
  const { remind, isBusy } = useReminding(siteId, version.id)
  const [asked, askFor] = useState<'remove' | 'withdraw' | null>(null)
  // What was read when the question was asked: another manager may change the draft meanwhile.
  const [seen, setSeen] = useState(version)
  const { state, number, startsOn, startsAt, endsAt, authorName, readCount, agentCount } = version
  const unread = unreadCount(version)
  const isRead = state === 'inForce' || state === 'coming'
  const when = (): string => {
    if (state === 'draft') return t('instructions.states.draft')
    if (state === 'former') return t('instructions.states.former', { from: days.brief(startsAt!), to: days.until(endsAt!) })
    return t(`instructions.states.${state}`, { day: days.brief(startsAt!) })
  }
  const about = [
    authorName !== null && t('instructions.by', { name: authorName }),
    state === 'draft' && startsOn !== null && t('instructions.from', { day: writtenDay(startsOn, language, 'brief') }),
  ]
  const act = async () => {
    try {
      await (asked === 'remove'
        ? ask(removeInstructionDraft, { siteId, id: seen.id, version: seen.version })
        : ask(withdrawInstructions, { siteId, id: version.id }))
      toast('success', t(asked === 'remove' ? 'instructions.remove.done' : 'instructions.withdraw.done'))
    } catch (error) {
      refused(error)
    }
    await invalidate(listInstructions)
    askFor(null)
  }
  return (
    <Box component="li" sx={styles}>
      <span className={`tile ${state}`}>{t('instructions.number', { number })}</span>
      <div className="what">
        <b>{when()}</b>
        {state === 'draft' ? (
          <small>{about.filter(Boolean).join(' · ')}</small>
        ) : (
          <div className="reads">
            {isRead && agentCount > 0 && (
              <LinearProgress
                variant="determinate"
                color="success"
                value={(100 * readCount) / agentCount}
                aria-hidden="true"
                sx={{ width: 96, height: 6, borderRadius: 3 }}
              />
            )}
            <button type="button" onClick={() => onOpen('readers')}>
              {t(agentCount === 0 ? 'instructions.nobody' : 'instructions.readBy', { read: readCount, count: agentCount })}
            </button>
          </div>
        )}
      </div>
      <div className="acts">
        {state === 'draft' && mayEdit && (
          <>
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                setSeen(version)
                askFor('remove')
              }}
            >
              {t('instructions.remove.act')}
            </Button>
            <Button size="small" onClick={() => onOpen('draft')}>
              {t('instructions.go')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => onOpen('publish')}>
              {t('instructions.publish.act')}
            </Button>
          </>
        )}
        {state === 'coming' && mayEdit && isDraftFree && (
          <Button size="small" color="inherit" onClick={() => askFor('withdraw')}>
            {t('instructions.withdraw.act')}
          </Button>
        )}
        {state !== 'draft' && hasFormer && (
          <Button size="small" aria-label={t('instructions.compareOf', { number })} onClick={() => onOpen('compare')}>
            {t('instructions.compare')}
          </Button>
        )}
        {isRead && mayEdit && unread > 0 && (
          <Button size="small" variant="outlined" color="inherit" loading={isBusy} onClick={remind}>
            {t('instructions.remind.act', { count: unread })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        variant="warning"
        title={t(asked === 'withdraw' ? 'instructions.withdraw.title' : 'instructions.remove.title', { number })}
        confirm={t(asked === 'withdraw' ? 'instructions.withdraw.act' : 'instructions.remove.act')}
        onConfirm={act}
        onCancel={() => askFor(null)}
      >
        {t(asked === 'withdraw' ? 'instructions.withdraw.text' : 'instructions.remove.text')}
      </ConfirmDialog>
    </Box>
  )
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  '& .tile': {
    display: 'grid',
    placeItems: 'center',
    minWidth: 40,
    height: 28,
    px: 0.75,
    borderRadius: '8px',
    border: 1,
    borderColor: 'transparent',
    bgcolor: 'action.hover',
    fontFamily: figures,
    fontWeight: 600,
    fontSize: '0.8125rem',
  },
  '& .draft': { bgcolor: 'transparent', borderColor: 'text.secondary', borderStyle: 'dashed' },
  '& .coming': { color: 'tone.run.ink', bgcolor: 'tone.run.soft' },
  '& .inForce': { color: 'tone.done.ink', bgcolor: 'tone.done.soft' },
  '& .what': { flex: '1 1 11rem', minWidth: 0, display: 'grid', overflowWrap: 'anywhere' },
  '& small, & .reads button': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& .reads': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
  '& .reads button': {
    all: 'unset',
    minHeight: { xs: 44, md: 28 },
    display: 'inline-flex',
    alignItems: 'center',
    cursor: 'pointer',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    '&:focus-visible': { outline: '2px solid', outlineOffset: 2, borderRadius: '4px' },
  },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: 'auto', '& > *': { minHeight: { xs: 44, md: 36 } } },
} as const
