/** The version of the app, and of the contract that it speaks: the same number as package.json's (version.test.ts). */
export const appVersion = '1.8.0'
