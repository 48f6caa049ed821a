import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { readAgent, type AgentQualification } from '@vigie/contract/agents/agents.ts'
import { removeHeld } from '@vigie/contract/agents/held.ts'
import { expiryStateOf } from '@vigie/contract/agents/agents.rules.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { invalidate } from '../../../../api/queries.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Part, Quiet } from '../Part.tsx'
import { useRefusal } from '../../../../ui/feedback/useRefusal.ts'
import type { AgentWords } from '../../words.ts'
import { HeldForm } from './HeldForm.tsx'
import { HeldLine } from './HeldLine.tsx'
import { heldTable } from './heldTable.styles.ts'

interface QualificationsPartProps {
  /** Whose they are, for who may change them. */
  readonly edited: { readonly id: number; readonly name: string } | null
  readonly qualifications: readonly AgentQualification[]
  readonly today: Day
  readonly words: AgentWords
  readonly aside?: ReactNode
}

/** What an agent has, by kind, each with its number, how long it holds and its proof. */
export function QualificationsPart({ edited, qualifications, today, words, aside }: QualificationsPartProps) {
  const { t } = useTranslation()
  const refused = useRefusal()
  const [opened, open] = useState<AgentQualification | 'new' | null>(null)
  const [removed, askRemoval] = useState<AgentQualification | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const ending = qualifications.filter(({ expiresOn }) => expiryStateOf(expiresOn, today) !== 'valid').length
  const summary = [t('agentFile.held.count', { count: qualifications.length }), ending > 0 && t('agentFile.held.ending', { count: ending })]
  const remove = async ({ id, name, version }: AgentQualification) => {
    try {
      await ask(removeHeld, { agentId: edited?.id ?? 0, qualificationId: id, version: version ?? 0 })
      toast('success', t('agentFile.held.removed', { name }))
    } catch (error) {
      refused(error)
    }
    await invalidate(readAgent)
    setRemoving(false)
  }
  const add = edited && (
    <Button size="small" aria-label={t('agentFile.held.addNamed')} onClick={() => open('new')} sx={{ minHeight: 44, my: -1, mr: -1 }}>
      {t('agentFile.held.add')}
    </Button>
  )
  return (
    <Part
      title={t('agents.sheet.qualifications')}
      text={qualifications.length > 0 && summary.filter(Boolean).join(', ')}
      aside={aside ?? add}
      isFlush={qualifications.length > 0}
    >
      {qualifications.length === 0 && <Quiet>{t('agents.sheet.noQualifications')}</Quiet>}
      {qualifications.length > 0 && (
        <Box sx={{ containerType: 'inline-size' }}>
          <Box role="table" aria-label={t('agents.sheet.qualifications')} sx={heldTable}>
            <Box role="row" className="head">
              {(['name', 'number', 'expiresOn', 'validity', 'proof'] as const).map((name) => (
                <span key={name} role="columnheader">
                  {t(`agentFile.held.columns.${name}`)}
                </span>
              ))}
              {edited && (
                <span role="columnheader">
                  <span className="visually-hidden">{t('agentFile.held.columns.acts')}</span>
                </span>
              )}
            </Box>
            {qualifications.map((one) => (
              <HeldLine
                key={one.id}
                held={one}
                today={today}
                words={words}
                editedId={edited?.id ?? null}
                onChange={() => open(one)}
                onRemove={() => {
                  askRemoval(one)
                  setRemoving(true)
                }}
              />
            ))}
          </Box>
        </Box>
      )}
      {edited && opened !== null && (
        <HeldForm
          agent={edited}
          held={opened === 'new' ? null : (qualifications.find(({ id }) => id === opened.id) ?? opened)}
          all={qualifications}
          onClose={() => open(null)}
        />
      )}
      <ConfirmDialog
        isOpen={isRemoving}
        variant="warning"
        title={t('agentFile.held.removeTitle', { name: removed?.name ?? '' })}
        confirm={t('agents.badges.removeShort')}
        onConfirm={() => (removed ? remove(removed) : undefined)}
        onCancel={() => setRemoving(false)}
      >
        {t('agentFile.held.removeText')}
      </ConfirmDialog>
    </Part>
  )
}
