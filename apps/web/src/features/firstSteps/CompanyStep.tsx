import { changeIdentity, identityFields, readIdentity, type CompanyIdentity } from '@vigie/contract/companies/companies.identity.ts'
import { readFirstSteps } from '@vigie/contract/dashboard/dashboard.ts'
import { ask } from '../../api/ask.ts'
import { invalidate, useAsk } from '../../api/queries.ts'
import { RecordPage } from '../../records/RecordPage.tsx'
import { useRecordForm } from '../../records/useRecordForm.ts'

/** The company's numbers and its address, as they stand on its sheets. */
export function CompanyStep() {
  const { data } = useAsk(readIdentity, {})
  return data ? <IdentityForm identity={data} /> : null
}

function IdentityForm({ identity }: { identity: CompanyIdentity }) {
  const form = useRecordForm({
    name: 'firstSteps.company',
    fields: identityFields,
    values: identity,
    version: identity.version,
    send: (record, version) =>
      ask(changeIdentity, { ...record, declarationNumber: identity.declarationNumber, version: version ?? identity.version }),
    refresh: () => invalidate(readIdentity, readFirstSteps),
    onDone: () => undefined,
  })
  return (
    <RecordPage
      form={form}
      groups={[
        { group: 'numbers', keys: ['registrationNumber', 'authorisationNumber'] },
        { group: 'address', keys: ['address', 'postcode', 'city'] },
      ]}
    />
  )
}
