import { screen } from '../screens/screen.ts'
export const bad = screen
