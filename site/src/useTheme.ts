import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange, type ThemeChoice } from './theme.ts'

/** The theme of a prerendered page. */
const drawnTheme = (): ThemeChoice => 'system'

/** Returns the current theme, and renders again when it changes. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(onThemeChange, currentTheme, drawnTheme)
}
