import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { readAgent, type AgentQualification } from '@vigie/contract/agents/agents.ts'
import { removeHeld } from '@vigie/contract/agents/held.ts'
import { qualificationKinds } from '@vigie/contract/agents/qualifications.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { invalidate } from '../../../../api/queries.ts'
import { figures } from '../../../../theme/augment.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Part, Quiet } from '../Part.tsx'
import { useRefusal } from '../../../../ui/feedback/useRefusal.ts'
import type { AgentWords } from '../../words.ts'
import { HeldForm } from './HeldForm.tsx'
import { HeldLine } from './HeldLine.tsx'

interface QualificationsPartProps {
  /** Whose they are, for who may change them. */
  readonly edited: { readonly id: number; readonly name: string } | null
  readonly qualifications: readonly AgentQualification[]
  readonly today: Day
  readonly words: AgentWords
  readonly aside?: ReactNode
}

/** What an agent has, kind by kind, each with its number, its last day and its proof. */
export function QualificationsPart({ edited, qualifications, today, words, aside }: QualificationsPartProps) {
  const { t } = useTranslation()
  const refused = useRefusal()
  const [opened, open] = useState<AgentQualification | 'new' | null>(null)
  const [removed, askRemoval] = useState<AgentQualification | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const kinds = qualificationKinds.filter((kind) => qualifications.some((one) => one.kind === kind))
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
    <Part title={t('agents.sheet.qualifications')} aside={aside ?? add}>
      {kinds.length === 0 && <Quiet>{t('agents.sheet.noQualifications')}</Quiet>}
      {kinds.map((kind) => (
        <Box key={kind} sx={groupStyles}>
          <Box component="h3" id={`kind-${kind}`} sx={kindStyles}>
            {t(`agents.kinds.${kind}`)}
          </Box>
          <Box component="ul" aria-labelledby={`kind-${kind}`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {qualifications
              .filter((one) => one.kind === kind)
              .map((one) => (
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
      ))}
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

const groupStyles = {
  display: 'grid',
  gap: 0.25,
  pt: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const
const kindStyles = { m: 0, fontFamily: figures, fontWeight: 600, fontSize: '0.8125rem', color: 'text.secondary' } as const
