import { configure, type ApiConfig } from './configure.ts'

/** The api of a test: somebody of Acme, signed in, and a server on this machine at the port that it has when it is asked. */
export const configureAt = (port: () => number, other: Partial<ApiConfig> = {}): void =>
  configure({
    origin: () => `http://127.0.0.1:${port()}`,
    token: () => '1.token',
    companyCode: () => 'ACME',
    deviceUuid: () => '00000000-0000-4000-8000-000000000001',
    waitingSecret: () => null,
    isClockingApp: () => false,
    language: () => 'fr',
    apiVersion: () => '1.8.0',
    owner: () => 'ACME/1',
    onUnauthorised: () => {},
    ...other,
  })
