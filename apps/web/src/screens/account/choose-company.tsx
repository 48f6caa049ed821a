import { Entrance } from '../../features/auth/Entrance.tsx'
import { CompanyForm } from '../../features/auth/CompanyForm.tsx'

export default function ChooseCompany() {
  return (
    <Entrance>
      <CompanyForm />
    </Entrance>
  )
}
