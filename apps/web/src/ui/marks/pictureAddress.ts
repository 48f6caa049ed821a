import { serverOrigin } from '../../session/company.ts'

/** A picture's address as it was answered, at the company's server. */
export const pictureAddress = (url: string): string => (url.startsWith('/') ? `${serverOrigin()}${url}` : url)
