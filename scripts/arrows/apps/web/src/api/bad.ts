import { dialog } from '../ui/dialog.ts'
export const bad = dialog
