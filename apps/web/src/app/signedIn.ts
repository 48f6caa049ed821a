import { agentAddresses } from './addresses/agent.ts'
import { clientAddresses } from './addresses/client.ts'
import { companyAddresses } from './addresses/company.ts'
import { managerAddresses } from './addresses/manager.ts'
import { partnerAddresses } from './addresses/partner.ts'
import { sharedAddresses } from './addresses/shared.ts'
import { addAddresses } from './routes.ts'

// The addresses behind the sign-in: they come with the frame around their screens.
addAddresses([...sharedAddresses, ...managerAddresses, ...companyAddresses, ...agentAddresses, ...clientAddresses, ...partnerAddresses])
