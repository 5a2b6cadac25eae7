import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange, type ThemeChoice } from './theme.ts'

/** The choice of colours that rules the page. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(onThemeChange, currentTheme)
}
