import { useSyncExternalStore } from 'react'
import { currentTheme, subscribeToTheme, type ThemeChoice } from './theme.ts'

/** The theme of a prerendered page. */
const getServerTheme = (): ThemeChoice => 'system'

/** Returns the current theme, and renders again when it changes. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, currentTheme, getServerTheme)
}
