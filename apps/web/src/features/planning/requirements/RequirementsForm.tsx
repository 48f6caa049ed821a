import Box from '@mui/material/Box'
import type { Qualification } from '@vigie/contract/agents/qualifications.ts'
import {
  changeRequirements,
  listRequirements,
  longestActivity,
  type PrestationRequirements,
} from '@vigie/contract/planning/planning.requirements.ts'
import { listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useVersionedForm } from '../../../ui/forms/useVersionedForm.ts'
import { SealIcon } from '../../../ui/icons.tsx'

interface RequirementsFormProps {
  readonly prestation: PrestationRequirements
  readonly qualifications: readonly Qualification[]
  readonly onClose: () => void
}

/** A yes or no for each line, beside the activity, so that what another ticked meanwhile stays beside one's own. */
type Draft = Readonly<Record<string, boolean | string>>
const card = 'card'
/** A text: what the card must allow. */
const activity = 'activity'

const draftOf = (
  { isCardRequired, cardActivity, qualificationIds }: PrestationRequirements,
  qualifications: readonly Qualification[],
): Draft => ({
  ...Object.fromEntries(qualifications.map(({ id }) => [id, false])),
  ...Object.fromEntries(qualificationIds.map((id) => [id, true])),
  [card]: isCardRequired,
  [activity]: cardActivity,
})
const askedIn = (draft: Draft): number[] =>
  Object.keys(draft)
    .filter((name) => name !== card && draft[name] === true)
    .map(Number)

/** What one kind of service asks for: the card, and what of the catalogue. */
export function RequirementsForm({ prestation, qualifications, onClose }: RequirementsFormProps) {
  const { t } = useTranslation()
  const form = useVersionedForm<Draft, unknown>({
    now: draftOf(prestation, qualifications),
    version: prestation.version,
    changed: t('requirements.changed'),
    refresh: () => invalidate(listRequirements),
    send: ({ draft, version }) =>
      ask(changeRequirements, {
        id: prestation.id,
        isCardRequired: draft[card] === true,
        cardActivity: String(draft[activity]).trim(),
        qualificationIds: askedIn(draft),
        version: version ?? prestation.version,
      }),
    onUntouched: onClose,
    onDone: async () => {
      toast('success', t('requirements.saved', { name: prestation.name }))
      await invalidate(listRequirements, listSuggestions)
      onClose()
    },
  })
  /** What a line takes: its tick, and what another has saved there meanwhile. */
  const lineOf = (name: string, isAsked: boolean) => ({
    isOn: form.draft[name] === true,
    hint: form.theirsOf(name, t(isAsked ? 'requirements.asked' : 'requirements.unasked')),
    onChange: (isOn: boolean) => form.change({ [name]: isOn }),
  })
  const cardLine = lineOf(card, prestation.isCardRequired)
  const kinds = [...Map.groupBy(qualifications, ({ kind }) => kind)]
  return (
    <FormModal
      form={form}
      icon={SealIcon}
      title={prestation.name}
      subtitle={t('requirements.about')}
      submit={t('requirements.save')}
      onClose={onClose}
    >
      <SwitchLine name={t('requirements.card')} {...cardLine} hint={cardLine.hint ?? t('requirements.cardHint')} />
      {form.draft[card] === true && (
        <Field
          label={t('requirements.activity')}
          hint={form.theirsOf(activity, prestation.cardActivity) ?? t('requirements.activityHint')}
          value={String(form.draft[activity])}
          onChange={(event) => form.change({ [activity]: event.target.value })}
          inputProps={{ maxLength: longestActivity, autoComplete: 'off' }}
        />
      )}
      {kinds.map(([kind, all]) => (
        <Box key={kind} component="fieldset" sx={styles}>
          <legend>{t(`agents.kinds.${kind}`)}</legend>
          {all.map(({ id, name }) => (
            <SwitchLine key={id} name={name} {...lineOf(String(id), prestation.qualificationIds.includes(id))} />
          ))}
        </Box>
      ))}
      {qualifications.length === 0 && <small>{t('requirements.noCatalogue')}</small>}
    </FormModal>
  )
}

const styles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  columnGap: 2,
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > legend': { fontWeight: 600, fontSize: '0.875rem', mb: 0.5, p: 0 },
} as const
