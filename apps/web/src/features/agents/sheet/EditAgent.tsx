import Box from '@mui/material/Box'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import { isUsualCard } from '@vigie/contract/agents/agents.rules.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/fields/dates/DateField.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { EditIcon } from '../../../ui/icons.tsx'
import { useAgentForm } from './useAgentForm.ts'

interface EditAgentProps {
  readonly agent: AgentDetails
  readonly today: Day
  readonly onClose: () => void
}

/** The form that changes an agent. What is refused is said at its field, what was typed stays, and another's change is seen before it is saved over. */
export function EditAgent({ agent, today, onClose }: EditAgentProps) {
  const { t } = useTranslation()
  const form = useAgentForm(agent, onClose)
  const { draft, change, problemOf } = form
  const text = (
    name: 'email' | 'phoneMobile' | 'phoneOffice' | 'address' | 'postcode' | 'city' | 'cardNumber' | 'cardActivity',
    label: string,
    more = {},
  ) => <Field label={label} {...form.textProps(name)} hint={form.hintOf(name)} {...more} />
  return (
    <FormModal form={form} onClose={onClose} icon={EditIcon} title={t('agents.edit.title')} subtitle={agent.name} submit={t('common.save')}>
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
      <DateField
        label={t('agents.edit.bornOn')}
        value={draft.bornOn}
        today={today}
        onChange={(bornOn) => change({ bornOn })}
        problem={problemOf('bornOn')}
        hint={form.hintOf('bornOn')}
      />
      <Box sx={pair}>
        {text('cardNumber', t('agents.edit.cardNumber'), {
          maxLength: 40,
          ...(!isUsualCard(draft.cardNumber) && { hint: form.hintOf('cardNumber') ?? t('agents.card.unusual') }),
        })}
        <DateField
          label={t('agents.edit.cardExpiresOn')}
          value={draft.cardExpiresOn}
          today={today}
          onChange={(cardExpiresOn) => change({ cardExpiresOn })}
          problem={problemOf('cardExpiresOn')}
          hint={form.hintOf('cardExpiresOn')}
        />
      </Box>
      {text('cardActivity', t('agents.edit.cardActivity'), { maxLength: 200, placeholder: t('agents.edit.cardActivityHint') })}
    </FormModal>
  )
}

const pair = {
  display: 'grid',
  alignItems: 'start',
  gap: 1,
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
