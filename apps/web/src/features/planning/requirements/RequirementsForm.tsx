import Box from '@mui/material/Box'
import type { Qualification } from '@vigie/contract/agents/qualifications.ts'
import { changeRequirements, listRequirements, type PrestationRequirements } from '@vigie/contract/planning/planning.requirements.ts'
import { listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { askAnew } from '../../../api/queries.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { SwitchLine } from '../../../ui/fields/SwitchLine.tsx'
import { FormModal } from '../../../ui/forms/FormModal.tsx'
import { useVersionedForm } from '../../../ui/forms/useVersionedForm.ts'
import { SealIcon } from '../../../ui/icons.tsx'

interface RequirementsFormProps {
  readonly prestation: PrestationRequirements
  readonly qualifications: readonly Qualification[]
  readonly onClose: () => void
}

interface Draft {
  readonly isCardRequired: boolean
  /** Written, in their order: two are the same when they say the same. */
  readonly asked: string
}
const written = (ids: Iterable<number>): string => [...ids].toSorted((a, b) => a - b).join(' ')
const idsOf = (asked: string): number[] => (asked === '' ? [] : asked.split(' ').map(Number))

/** What one kind of service asks for: the card, and what of the catalogue. */
export function RequirementsForm({ prestation, qualifications, onClose }: RequirementsFormProps) {
  const { t } = useTranslation()
  const form = useVersionedForm<Draft, unknown>({
    now: { isCardRequired: prestation.isCardRequired, asked: written(prestation.qualificationIds) },
    version: prestation.version,
    changed: t('requirements.changed'),
    refresh: () => askAnew(listRequirements),
    send: ({ draft: { isCardRequired, asked }, version }) =>
      ask(changeRequirements, {
        id: prestation.id,
        isCardRequired,
        qualificationIds: idsOf(asked),
        version: version ?? prestation.version,
      }),
    onUntouched: onClose,
    onDone: async () => {
      toast('success', t('requirements.saved', { name: prestation.name }))
      await askAnew(listRequirements, listSuggestions)
      onClose()
    },
  })
  const chosen = new Set(idsOf(form.draft.asked))
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    form.change({ asked: written(next) })
  }
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
      <SwitchLine
        name={t('requirements.card')}
        hint={t('requirements.cardHint')}
        isOn={form.draft.isCardRequired}
        onChange={(isOn) => form.change({ isCardRequired: isOn })}
      />
      {kinds.map(([kind, all]) => (
        <Box key={kind} component="fieldset" sx={styles}>
          <legend>{t(`agents.kinds.${kind}`)}</legend>
          {all.map(({ id, name }) => (
            <SwitchLine key={id} name={name} isOn={chosen.has(id)} onChange={() => toggle(id)} />
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
