import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange, type ThemeChoice } from './theme.ts'

/** Nobody has chosen yet on a page that the build draws. */
const drawnTheme = (): ThemeChoice => 'system'

/** The choice of colours that rules the page. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(onThemeChange, currentTheme, drawnTheme)
}
