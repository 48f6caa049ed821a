import { SettingsBoard } from '../../features/settings/SettingsBoard.tsx'

/** Réglages: the settings of the company. */
export default function Settings() {
  return <SettingsBoard />
}
