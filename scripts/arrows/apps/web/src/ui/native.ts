import { App } from '../../../../node_modules/@capacitor/app/index.ts'
export const native = App
