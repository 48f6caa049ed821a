import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { changeAgent, readAgent, type AgentDetails } from '@vigie/contract/agents.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../api/errors.ts'
import { keyOf, queries, useSend } from '../../api/queries.ts'
import { useUnsaved } from '../../session/reach.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Field } from '../../ui/Field.tsx'
import { focusProblem } from '../../ui/focusProblem.ts'
import { EditIcon } from '../../ui/icons.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { useSentence } from '../../ui/sentences.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { toast } from '../../ui/toast.ts'
import { changesOf, draftOf, hasChanges, type Draft } from './draft.ts'
import { QualificationsField } from './QualificationsField.tsx'

interface EditAgentProps {
  readonly agent: AgentDetails
  readonly today: Day
  readonly onClose: () => void
}
const formId = 'edit-agent'

/** The form that changes an agent. What is refused is said at its field, and what was typed stays. */
export function EditAgent({ agent, today, onClose }: EditAgentProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  // What stood there when the form was opened: a change that comes meanwhile does not count as typed.
  const [before] = useState(() => draftOf(agent))
  const [draft, setDraft] = useState(before)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const send = useSend(changeAgent)
  const isChanged = hasChanges(before, draft)
  useUnsaved(isChanged)
  const change = (changes: Partial<Draft>) => {
    setDraft({ ...draft, ...changes })
    setProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in changes))))
    setRefusal(null)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged) return onClose()
    try {
      await send.mutateAsync({ id: agent.id, ...changesOf(before, draft) })
      void queries.invalidateQueries({ queryKey: keyOf(readAgent) })
      toast('success', t('agents.edit.saved'))
      onClose()
    } catch (error) {
      const fields = isRefused(error) ? error.errors : {}
      setProblems(fields)
      if (Object.keys(fields).length === 0) setRefusal(sentenceOf(error))
      if (form.current) focusProblem(form.current)
    }
  }
  const text = (
    name: 'email' | 'phoneMobile' | 'phoneOffice' | 'address' | 'postcode' | 'city' | 'cardNumber',
    label: string,
    more = {},
  ) => (
    <Field
      label={label}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      problem={problems[name]}
      {...more}
    />
  )
  return (
    <>
      <Modal
        isOpen
        onClose={() => (isChanged ? setLeaving(true) : onClose())}
        maxWidth="sm"
        isWide
        icon={EditIcon}
        title={t('agents.edit.title')}
        subtitle={agent.name}
        actions={
          <>
            <Button variant="outlined" color="inherit" size="large" onClick={() => (isChanged ? setLeaving(true) : onClose())}>
              {t('common.cancel')}
            </Button>
            <SubmitButton form={formId} fullWidth={false} isBusy={send.isPending}>
              {t('common.save')}
            </SubmitButton>
          </>
        }
      >
        <Box component="form" id={formId} ref={form} noValidate onSubmit={(event: FormEvent) => void save(event)} sx={fields}>
          {refusal && <Banner tone="missing">{refusal}</Banner>}
          <Box sx={pair}>
            {text('phoneMobile', t('agents.edit.mobile'), {
              type: 'tel',
              isFirst: true,
              maxLength: 30,
              inputProps: { autoComplete: 'off' },
            })}
            {text('phoneOffice', t('agents.edit.office'), { type: 'tel', maxLength: 30, inputProps: { autoComplete: 'off' } })}
          </Box>
          {text('email', t('agents.edit.email'), { type: 'email', maxLength: 254, inputProps: { autoComplete: 'off' } })}
          {text('address', t('agents.edit.address'), { maxLength: 200 })}
          <Box sx={[pair, { gridTemplateColumns: { sm: '10rem minmax(0, 1fr)' } }]}>
            {text('postcode', t('agents.edit.postcode'), { maxLength: 12 })}
            {text('city', t('agents.edit.city'), { maxLength: 100 })}
          </Box>
          <Box sx={pair}>
            {text('cardNumber', t('agents.edit.cardNumber'), { maxLength: 40 })}
            <DateField
              label={t('agents.edit.cardExpiresOn')}
              value={draft.cardExpiresOn}
              today={today}
              onChange={(cardExpiresOn) => change({ cardExpiresOn })}
              problem={problems['cardExpiresOn']}
            />
          </Box>
          <QualificationsField
            held={draft.qualifications}
            today={today}
            onChange={(qualifications) => change({ qualifications })}
            problem={problems['qualifications']}
          />
        </Box>
      </Modal>
      <ConfirmDialog
        isOpen={isLeaving}
        variant="warning"
        title={t('agents.edit.leave')}
        confirm={t('agents.edit.leaveConfirm')}
        cancel={t('agents.edit.stay')}
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        {t('agents.edit.leaveText')}
      </ConfirmDialog>
    </>
  )
}

const fields = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const
const pair = {
  display: 'grid',
  gap: 1,
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
