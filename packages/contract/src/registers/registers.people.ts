import * as may from '../access.calls.ts'
import { qualificationKinds } from '../agents/qualifications.ts'
import { explanations } from '../clockings/clockings.reasons.rules.ts'
import { reasonDependencies } from '../shifts/shifts.rules.ts'
import { choicesField, switchField, textField, wordField } from '../kit/fields.ts'
import { wordFilter } from '../kit/list.ts'
import { register } from '../kit/register.ts'

/** Why an act differs from the plan. Agents choose it at the clock, managers when they correct. */
export const anomalyReasons = register({
  name: 'anomaly-reasons',
  one: 'a reason of an anomaly',
  access: may.administer,
  fields: {
    name: textField('name', 80, { isRequired: true }),
    explains: choicesField('explains', explanations, { isRequired: true }),
    isEarlyLeaveAccepted: switchField('is_early_leave_accepted'),
    dependsOn: wordField('depends_on', reasonDependencies),
    isPrivate: switchField('is_private'),
  },
  unique: [['name']],
  sorts: { keys: ['name'], usual: 'name' },
  example: { name: 'Panne de transport', explains: ['start'], is_early_leave_accepted: false, depends_on: null, is_private: false },
})
export const {
  list: listAnomalyReasonRows,
  create: createAnomalyReason,
  change: changeAnomalyReason,
  archive: archiveAnomalyReasons,
  remove: removeAnomalyReasons,
} = anomalyReasons

/** The catalogue of what agents have. A code is one of its kind, and of degrees and empowerments together: an import names them by it. */
export const qualificationCatalogue = register({
  name: 'qualifications',
  one: 'a line of the catalogue of qualifications',
  access: may.editAgents,
  fields: {
    kind: wordField('kind', qualificationKinds, { isRequired: true }),
    code: textField('code', 30, { isRequired: true }),
    name: textField('name', 100, { isRequired: true }),
  },
  unique: [
    ['kind', 'code'],
    ['kind', 'name'],
  ],
  sorts: { keys: ['name', 'code'], usual: 'name' },
  filters: { kind: wordFilter('kind', qualificationKinds) },
  example: { kind: 'degree', code: 'CQP-APS', name: 'CQP Agent de prévention et de sécurité' },
})
export const {
  list: listQualificationRows,
  create: createQualification,
  change: changeQualification,
  archive: archiveQualifications,
  remove: removeQualifications,
} = qualificationCatalogue
