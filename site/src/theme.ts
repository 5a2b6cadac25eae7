/** Light or dark colours: always one, or as the visitor's system has them. */
export const THEMES = ['system', 'light', 'dark'] as const

/** One choice of colours. */
export type ThemeChoice = (typeof THEMES)[number]

/** What `public/theme.js` reads before the first paint. */
const KEY = 'theme'

const listeners = new Set<() => void>()

/** The choice that rules the page. */
export function currentTheme(): ThemeChoice {
  const named = document.documentElement.dataset['theme']
  return THEMES.find((theme) => theme === named) ?? 'system'
}

/** Lets a choice rule the page, and keeps it for the next visit where the browser may store it. */
export function chooseTheme(theme: ThemeChoice): void {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // A browser that stores nothing has the choice for this visit only.
  }
  for (const listener of listeners) listener()
}

/** Tells whoever shows the choice when it changes; what is returned ends that. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
