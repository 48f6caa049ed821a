/**
 * One address that a letter can be sent to, and nothing beside it: no list, no second header, no name, nothing that a mail
 * server would read otherwise. Only a letter shows whether it is read.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@]+\.[^\s\p{Cc}<>()[\]\\,;:"@]{2,}$/u.test(text)
